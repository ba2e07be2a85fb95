### The tutorial, the diagrams of the rules, tips and the history, in English. In the lessons $one is the player
### who learns, $two, $three and $four are the others: their names come from learn-name-1 and so on.

## The way about

learn-intro = Ten short lessons at the table, the rules, and what else is good to know.
learn-back = Back
learn-lessons = Lessons
learn-lesson = Lesson { $number }
learn-lesson-learnt = learnt
learn-progress = { $learnt ->
    [0] Each lesson takes a minute.
   *[other] { $learnt } of { $count } lessons learnt
}
learn-start = Begin
learn-go-on = Go on
learn-more = To read
learn-rules = The rules
learn-rules-about = The rules of the game that is chosen, with pictures of the table.
learn-tips = Tips
learn-tips-about = What good players look at.
learn-history = History
learn-history-about = Where the game and its names come from.

## A lesson

learn-of = Lesson { $number } of { $count }
learn-leave = All lessons
learn-previous = Lesson before
learn-on = Go on
learn-next = Next lesson
learn-finish = Finish
learn-again = Try again
learn-numbers = What it counts
learn-amounts = What is paid
learn-number = { $number }
learn-calls = Call or not
learn-call-yes = Muggins!
learn-call-no = Let it go
learn-is-right = Right!
learn-is-wrong = Not quite.
learn-left = What { $name } has left
learn-finished-title = That is the game
learn-finished-text = Every lesson is done. The rest comes with playing.
learn-finished-play = To the table
learn-name-1 = Ann
learn-name-2 = Bob
learn-name-3 = Cid
learn-name-4 = Dot

## Lesson by lesson: what is taught, what is asked, and why an answer is right or wrong

lesson-match = Match an end
lesson-match-1-teach = The tiles are placed in a line. A tile goes to an open end with the half that shows the same number of pips.
lesson-match-1-ask = { $one } is to play: choose a tile that fits, then its place.
lesson-match-1-right = { $tile } fits: the halves that touch show the same number. Its other half is the new end.

lesson-doubles = Doubles lie across
lesson-doubles-1-teach = A tile with the same number twice is a double. It lies across the line, and at an end both its halves count.
lesson-doubles-1-ask = Place the double of { $one }’s hand.
lesson-doubles-1-right = { $tile } lies across the line, and counts twice: { $arithmetic }.
lesson-doubles-1-wrong = { $tile } fits, but its halves differ. A double shows the same number twice.

lesson-count = Count the ends
lesson-count-1-teach = After every placement the open ends are added up. What lies between them does not count.
lesson-count-1-ask = What do the two ends add up to?
lesson-count-1-right = { $arithmetic }: only the outer half at either end counts.
lesson-count-1-wrong = It is not { $answer }. Look only at the outer half at either end of the line.

lesson-twelve = The 6-6 is twelve
lesson-twelve-1-teach = A double at an end counts with both its halves: there the 6-6 is worth twelve.
lesson-twelve-1-ask = What is the count now?
lesson-twelve-1-right = { $arithmetic }: twelve for the 6-6, and the 3 at the other end.
lesson-twelve-1-wrong = It is not { $answer }. Both halves of the 6-6 count, and the outer half at the other end.
lesson-twelve-2-teach = As soon as a tile is attached beyond it, a double counts no more. Here the 6-2 has covered the 6-6.
lesson-twelve-2-ask = And what is the count now?
lesson-twelve-2-right = { $arithmetic }: the 6-6 is no end any more.
lesson-twelve-2-wrong = It is not { $answer }. The 6-6 is covered: only the outer halves at the two ends count.

lesson-fives = Score fives
lesson-fives-1-teach = A count that is a multiple of five scores as many points. Of the first tile both halves are ends.
lesson-fives-1-ask = { $one } leads: lead the tile that scores.
lesson-fives-1-right = { $arithmetic }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $one }.
lesson-fives-1-wrong = { $tile } makes { $arithmetic }, and that is no multiple of five.
lesson-fives-2-teach = When a tile is chosen, each of its places tells the count that it would make there.
lesson-fives-2-ask = Place the tile that scores most.
lesson-fives-2-right = { $arithmetic }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $one }.
lesson-fives-2-wrong = { $tile } makes { $arithmetic }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}. Another tile scores more.

lesson-draw = Draw when nothing fits
lesson-draw-1-teach = Who can place nothing draws from the boneyard, one tile after another, until one fits.
lesson-draw-1-ask = Nothing in { $one }’s hand fits. Draw a tile.
lesson-draw-1-right = { $drawn } was drawn, and does not fit either.
lesson-draw-2-teach = A draw does not end the turn.
lesson-draw-2-ask = Still nothing fits. Draw again.
lesson-draw-2-right = { $drawn } was drawn, and fits.
lesson-draw-3-teach = A drawn tile that fits must be placed at once. When nothing is left to draw, who can place nothing passes.
lesson-draw-3-ask = Place { $drawn }.
lesson-draw-3-right = { $tile } lies on the table, and the turn is over.

lesson-block = A blocked round
lesson-block-1-teach = A round ends when somebody places the last tile of a hand. It also ends when nobody can place and nothing is left to draw: then it is blocked.
lesson-block-1-ask = Here all tiles were dealt, and six of the seven sixes are on the table. Block the round.
lesson-block-1-right = Both ends ask for a six, and all seven sixes are on the table: nobody can place any more.
lesson-block-1-wrong = After { $tile } somebody can still place. Let both ends ask for a number of which no tile is left.

lesson-debits = Pay for what is left
lesson-debits-1-teach = { $one } has gone out. Everybody else pays for the pips left in their own hand, rounded to the nearest multiple of five.
lesson-debits-1-ask = What does { $payer } pay?
lesson-debits-1-right = { $pips ->
    [one] { $pips } pip is
   *[other] { $pips } pips are
} nearest to { $amount }: that is taken from { $payer }’s score.
lesson-debits-1-wrong = It is not { $answer }. Take the multiple of five that is nearest to { $pips }.
lesson-debits-2-teach = One or two pips over a multiple of five are let off, three or four are rounded up. A score may fall below zero.
lesson-debits-2-ask = And what does { $payer } pay?
lesson-debits-2-right = { $pips ->
    [one] { $pips } pip is
   *[other] { $pips } pips are
} nearest to { $amount }.
lesson-debits-2-wrong = It is not { $answer }. Take the multiple of five that is nearest to { $pips }.

lesson-muggins = Call Muggins
lesson-muggins-1-teach = In some games a count scores only if the player says it. If not, another may call “Muggins!” and take the points.
lesson-muggins-1-ask = { $two } has placed { $last } and said nothing. Does { $one } call?
lesson-muggins-1-right = { $arithmetic }: { $two } missed { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $one } takes them.
lesson-muggins-1-wrong = { $arithmetic }: there was something to take. A double at an end counts twice.
lesson-muggins-2-teach = A call is wrong if nothing was missed. In some games a wrong call costs points.
lesson-muggins-2-ask = { $two } has placed { $last } and said nothing. Does { $one } call?
lesson-muggins-2-right = { $arithmetic }: nothing was missed, so that there was nothing to call.
lesson-muggins-2-wrong = { $arithmetic }: nothing was missed. In this game the wrong call costs { $one } { $cost ->
    [0] nothing
    [one] { $cost } point
   *[other] { $cost } points
}.

lesson-spinner = The spinner
lesson-spinner-1-teach = In Muggins a line has two ends. In All Fives the first double is a spinner: when both its sides are covered, its two ends open as well.
lesson-spinner-1-ask = Place a tile at an end of the 5-5.
lesson-spinner-1-right = { $tile } begins a third arm.
lesson-spinner-1-wrong = { $tile } lengthens an arm that is there. Above and below the 5-5 a five fits as well.
lesson-spinner-2-teach = The end of every arm counts. The spinner itself counts no more when both its sides are covered.
lesson-spinner-2-ask = What is the count now?
lesson-spinner-2-right = { $arithmetic }: one number for each of the three arms.
lesson-spinner-2-wrong = It is not { $answer }. Only the outer halves of the three arms count.

## Under the diagrams of the rules: what they show, and what it comes to

diagram-ends = The outer half at either end counts.
diagram-ends-plain = A tile meets an end that shows the same number.
diagram-double = A double lies across, and at an end counts twice.
diagram-double-plain = A double lies across the line.
diagram-covered = A double that is covered on both sides counts no more.
diagram-exposed = The first double counts twice until more than two of its places are covered.
diagram-lone = The first tile counts with both its halves.
diagram-side = With one side covered a first double still counts.
diagram-headers = Both ends show the same number.
diagram-header_double = One of the equal ends is a double.
diagram-spinner = The spinner: when both sides are covered, its ends open too.
diagram-tree = Every double opens four ways.
diagram-tally = { $score } on paper: a stroke is 5, a big cross with four small ones is 50.
diagram-counted = { $arithmetic }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
diagram-scored = { $points ->
    [0] No points.
    [one] { $points } point.
   *[other] { $points } points.
}

## Tips

tips-intro = None of this is a rule. It is what tends to win, with a double-six set.
tips-score = Score, but look at what is left
tips-score-text = Take points where they are. Then look at the ends that stay: the next player scores with them. Counts of 1, 2, 3, 6, 7, 8 and 11 leave the fewest ways to a score.
tips-lead = Leads that score
tips-lead-text = Only five tiles score when they are led: the 5-5 and the 6-4 make 10, the 5-0, the 4-1 and the 3-2 make 5.
tips-doubles = Keep high doubles for their moment
tips-doubles-text = A high double is worth most at an end where it makes 10, 15 or 20. The 6-6 at one end and the 4-4 at the other make 20, and a line with two ends cannot score more.
tips-suits = Keep a hand of many numbers
tips-suits-text = Whoever holds every number never has to draw. Of two placements that score alike, take the one after which the hand has more different numbers.
tips-heavy = Let heavy tiles go in time
tips-heavy-text = Late in a round the pips in the hand are dangerous. Where everybody pays for their own hand they cost their holder; where the winner takes all they are a gift.
tips-count = Count the numbers
tips-count-text = There are seven tiles with each number. When six of them have been seen, the last one is often no secret.
tips-draws = Watch who draws
tips-draws-text = A player who draws has neither of the numbers at the ends. Leave those ends to that player as long as nothing better can be done.
tips-ends = Own the ends
tips-ends-text = Make the ends numbers that the others lack and your own hand is rich in. A small score may be given up for a line on which nobody else can score.
tips-block = Block with a light hand
tips-block-text = When your own tiles are few and low, a blocked round is cheap. With a heavy hand keep the line open.
tips-out = Play to go out
tips-out-text = Whoever goes out pays nothing. Towards the end it is worth more to have a place for every tile that is left than to score once more.

## History

history-dominoes = Dominoes come to Britain
history-dominoes-text = Dominoes of the kind we know came to Britain from the Continent late in the eighteenth century. The oldest game told of them there is the plain one: match the ends, and draw when nothing fits.
history-fives = Counting by fives
history-fives-text = Games that score multiples of five turn up in print in the nineteenth century. A game of cards called All Fives is described in 1863, and in 1864 The American Hoyle has Muggins next to Bergen and Rounce. Foster’s Complete Hoyle of 1897 describes “Muggins, or All Fives”. In the form of today the game settled early in the twentieth century.
history-name = What a muggins is
history-name-text = In the slang of the 1850s a muggins was somebody easily fooled. At the card table it became the cry with which points were taken that their owner had overlooked; cribbage players know it still.
history-family = A large family
history-family-text = Relatives go by many names. All Fives has one spinner; in Five-Up every double is one; in Sniff the first double goes on counting for a while. Seven-Toed Pete gives extra turns, All Threes counts by threes, and British pubs play Fives and Threes. Block and Draw score only at the end of a round, and Bergen scores equal ends.
history-today = Today
history-today-text = Tournaments in the United States play Five-Up, Draw and Block. At the world championship fives are played to 250 with the first double as the spinner, and every count is called aloud.
history-paper = Strokes and crosses
history-paper-text = Scores were kept by hand, in strokes worth five: a big cross with a small one in each of its corners is fifty. Others move pegs on a cribbage board. A double-six set has 28 tiles, a double-nine set 55 and a double-twelve set 91.
