### What is told of the game outside of it, and on the page of licences; the build reads it.

game-about = Muggins, the dominoes game of fives, for two to six people at one device.
licences-back = Back to the game
licences-text = What this game is made of, and the terms under which each part may be used and passed on.
licences-source = Source:
licences-below = { $licence }: the text stands below.
licences-libraries = Libraries in Python’s program (several)
