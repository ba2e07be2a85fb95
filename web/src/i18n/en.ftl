### Everything that the page says, in English. Names of players are always given, so that a text is
### right for whoever reads it: nobody is ever "you".

## The game and its start

game = Muggins
game-line = The dominoes game of fives: make the two ends of the line add up to a multiple of five, and score it. Alone against the computer, or two to six people who pass one device round.
start-players = Players
start-seats = Names
start-name = Player { $number }
start-deal = Deal
start-resume = Go on with the match: { $scores }
start-resume-score = { $name } { $score }
start-new = Start another match
start-last = Look at the last match: { $scores }
name-empty = Write a name here.
name-same = Somebody else has this name.
name-long = A name has at most { $limit } characters.
licences = Licences
replace-title = Give up the match that is under way?
replace-text = { $scores }. A new match takes its place, and it cannot be brought back.
replace-yes = Start the new match
replace-no = Keep the match
elsewhere-title = This match is open in another tab
elsewhere-text = A match is played in one place at a time, so that nothing is lost. Going on here puts it away there.
elsewhere-here = Play here

## Loading

loading-title = Getting the game ready
loading-resume = Back to the match: { $scores }
resume-fetching = Getting ready: { $percent } %
resume-ready-soon = Getting ready …
progress-download = Fetching the rules engine
progress-start = Starting Python
progress-install = Setting out the rules
progress-ready = Ready
progress-other = Getting ready
progress-percent = { $percent } %

## The lot

lot-title = The lot for the lead
lot-explain = Everybody draws a tile. Most pips leads.
lot-row-tied = Tied: { $names } draw again
lot-draw = { $name } draws { $tile }
lot-leads = { $name } leads
go-on = Go on

## The table

number = { $number }
gain = +{ $points }
loss = −{ $amount }
pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
round = Round { $number }
bar-goal-points = to { $goal }
bar-goal-outs = to { $goal ->
    [one] { $goal } round
   *[other] { $goal } rounds
}
leave = Leave
sheet-open = Score sheet
line-label = The line
line-closer = Look closer
line-closer-title = The line
line-closer-back = Back to the table
line-empty = Nothing is on the table yet.
line-empty-short = { $name } leads
line-describe = { $tiles ->
    [one] { $tiles } tile on the table: { $list }.
   *[other] { $tiles } tiles on the table: { $list }.
}
line-branch = A branch at { $at }: { $list }.
line-branch-label = Branch at { $at }: { $list }
line-end = { $pips } at { $anchor }
line-ends = Open ends: { $ends }.
line-ends-apart = Open ends that count: { $ends }. Open ends that do not count: { $others }.
line-count = Count { $count }.
boneyard = Boneyard
boneyard-left = { $count ->
    [0] The boneyard is empty
    [one] { $count } tile in the boneyard
   *[other] { $count } tiles in the boneyard
}
boneyard-draw = Draw a tile, { $count } left
players-label = Players
player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
player-tiles = { $count ->
    [0] no tiles
    [one] { $count } tile
   *[other] { $count } tiles
}
player-turn = to play
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-of = { $name }’s hand
hand-hide = Hide my hand
prompt-lead = { $name } leads: place a tile
prompt-choose = { $name }: choose a tile
prompt-place = Place { $tile } at one of the lit places
prompt-place-one = Place { $tile } at the lit place
prompt-draw = Nothing fits. Draw a tile.
prompt-drawn = { $tile } was drawn and fits: it must be placed
prompt-again = { $name } plays again: choose a tile
prompt-pass = Nothing fits and the boneyard is empty: { $name } passes
prompt-pass-undrawn = Nothing fits, and no tile may be drawn: { $name } passes
prompt-pass-lead = No tile of this hand may be led: { $name } passes the lead on
draw = Draw a tile
pass = Pass
tile-drawn = just drawn
tile-quiet = cannot be placed now
places-label = Where { $tile } fits
ghost-label = Place { $tile } at { $anchor }: count { $total }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
ghost-lead = Lead { $tile }: count { $total }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
ghost-count = = { $total }
ghost-plain = Place { $tile } at { $anchor }
ghost-plain-lead = Lead { $tile }
ghost-scores = Place { $tile } at { $anchor }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
ghost-scores-lead = Lead { $tile }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
take-back = { $name }: take back { $tile }
curtain-title = Over to { $name }
curtain-show = I’m { $name }: show my hand
log-title = This round
log-empty = No tile has been played yet.
said = { $name }: { $text }
sentence = { $text }.

## What happened, in a sentence

event-lead = { $name } leads { $tile }
event-place = { $name } plays { $tile } at { $anchor }
event-saying = { $played } and says { $count }
event-silent = { $played } and says nothing
event-only = { $played }.
event-counted = { $arithmetic }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
event-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-missed = { $name } missed { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
event-call = { $name } calls Muggins on { $other }! { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $name }.
event-call-void = { $name } calls Muggins on { $other }! { $missed ->
    [one] { $missed } point was missed, but it
   *[other] { $missed } points were missed, but they
} would pass the exact target: { $name } gains nothing.
event-deducted = { $other } loses { $deducted }.
event-false-call = { $name } calls Muggins on { $other }. False call: { $points ->
    [0] { $name } pays nothing
   *[other] { $name } pays { $points }
}.
event-call-count = The count is { $arithmetic }.
event-draw = { $name } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-drawn = { $name } drew { $count ->
    [one] a tile
   *[other] { $count } tiles
}
event-pass = { $name } passes.
event-passed = { $name } passed
event-taken-back = { $name } takes the tile back.
strip-player = { $name } played { $tile }
strip-leader = { $name } led { $tile }
strip-missed = { $name } missed { $points }!
strip-called = { $name } calls Muggins on { $other }!
strip-false = False call by { $name }!
strip-goes = { $points } to { $name }
strip-takes = { $points } from { $other } to { $name }
strip-void = Past the target: nothing
strip-loses = { $other } loses { $deducted }
strip-pays = { $name } pays { $points }
strip-unpaid = Nothing to call
strip-says = “{ $count }!”
strip-silent = says nothing

## Saying a count, and calling

# $played: “Ann plays 6-4 at 5-4”
say-title = { $played }: what is announced? It stands.
say-group = The count to say
say-nothing = Nothing
say-count = { $count }
say-other = Another count
say-it = Say it
say-back = Back
muggins = Muggins!
muggins-who = Who calls it?
muggins-name = { $name }: Muggins!
muggins-nobody = Nobody
patience = Time for calls
patience-off = no time
patience-seconds = { $seconds } s
curtain-held = Anybody? { $seconds } …

## The end of a round

end-domino = { $name } dominoes!
end-domino-text = The last tile is on the table. Now everybody shows what is left.
end-domino-text-own = The last tile is on the table. Now everybody shows what is left and pays for it.
end-block = Blocked: nobody can place
end-block-text = Nothing fits any more, and there is nothing to draw. Now everybody shows what is left.
end-block-text-own = Nothing fits any more, and there is nothing to draw. Everybody pays for what is left.
end-target = { $name } reaches { $score }
end-target-text = That is the target of { $target }: the match is over, and what is left does not count.
end-show = Show the hands
settlement-title = Round { $number } is settled
settlement-domino = { $name } dominoed
settlement-none-left = No tiles left
settlement-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
settlement-others = { $pips ->
    [one] { $pips } pip of the others
   *[other] { $pips } pips of the others
}
settlement-sum = { $sum } pips
settlement-rounded = rounded to { $rounded }
settlement-divided = ÷ { $divisor }
settlement-score = { $before } → { $after }
settlement-pays = pays { $amount }
settlement-pays-nothing = pays nothing
settlement-gains = gains { $amount }
settlement-loses = loses { $amount }
settlement-same = as before
settlement-how-own_debit = Each side pays for its own hand.
settlement-how-winner_opponents = { $name } takes what the others hold.
settlement-how-winner_difference = { $name } takes what the others hold, less what is left on the same side.
settlement-how-winner_each_difference = { $name } takes the difference to each of the other hands.
settlement-how-winner_bonus = { $name } takes the bonus.
settlement-how-none = Nothing changes hands.
settlement-no-winner = The lowest hands tie: nobody wins the round.
settlement-next-finisher = { $name } dominoed and so leads the next round.
settlement-next-round_winner = { $name } won the round and so leads the next.
settlement-next-rotate = It is { $name }’s turn to lead the next round.
settlement-next-lowest_double = The lowest double dealt leads the next round.
settlement-next-lot = A new lot decides who leads next.
settlement-next = Next round

## The end of the match

match-won = { $name } wins the match
match-shared = { $names } win the match
match-text = { $rounds ->
    [one] In one round, first to { $target }.
   *[other] In { $rounds } rounds, first to { $target }.
}
match-text-open = { $rounds ->
    [one] In one round.
   *[other] In { $rounds } rounds.
}
match-rematch = Rematch
match-new = New match

## The score sheet

sheet-title = Score sheet
sheet-close = Close

# The preferences.
settings-title = Settings
settings-look = Look
settings-play = Play
settings-feel = Feel
settings-language = Language
settings-language-auto = As the browser
settings-language-en = English
settings-language-es = Español
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-pt-BR = Português (Brasil)
settings-language-ar = العربية
settings-theme = Brightness
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-tiles = Tiles
settings-tiles-ivory = Ivory
settings-tiles-ebony = Ebony
settings-tiles-colours = Colours and shapes
settings-felt = Table
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-claret = Claret
settings-pace = Motion
settings-pace-calm = Calm
settings-pace-quick = Quick
settings-pace-still = None
settings-confirm = Ask before a tile is placed
settings-onlyMove = Place the only tile that fits by itself
settings-autoDraw = Draw by itself
settings-autoPass = Pass by itself
settings-sounds = Sounds
settings-vibration = Vibration
settings-awake = Keep the screen awake in a match
sheet-round = Round
sheet-in-play = in play
sheet-points = Points
sheet-settled = Settlement
sheet-calls = Calls of Muggins
sheet-total = Total
sheet-tally = Paper tally
sheet-tally-explain = A stroke is 5, a cross 10. A big cross with four small ones is 50.
sheet-by-domino = { $name } dominoed
sheet-by-block = blocked
sheet-by-target = target reached
sheet-target = The target is { $target }.

## Notices and failures

notice-close = Close
notice-restarting = The engine stopped. It is being started again…
notice-recovered = The engine stopped and was restarted. The match goes on from the last move that it had taken.
notice-unsaved = The match is not being saved: this browser’s storage is missing or full. Play goes on; keep this page open.
notice-update = A new version is ready.
notice-update-take = Take it now
notice-update-later = Later
broken-title = The saved match cannot be read
broken-text = Its record is damaged or comes from another version. It is kept aside in this browser, and you can download it as a file.
broken-download = Download the record
broken-new = Start a new match
failed-title = The game could not be loaded
failed-retry = Try again
failed-kept = A match that is under way is kept.
failed-detail = What went wrong: { $detail }

## Refusals and failures by code

error-not_your_turn = It is another player’s turn.
error-tile_not_held = That tile is not in this hand.
error-no_match = Neither half matches an open end.
error-must_place_drawn = The tile that was drawn fits, so it must be placed.
error-can_place = A tile of the hand fits, so it must be played.
error-boneyard_empty = There is no tile left to draw.
error-drawn_already = A tile was drawn already: one may be drawn in a turn.
error-no_drawing = No tile is drawn in this game.
error-must_draw = There are tiles left to draw.
error-not_leadable = This tile may not be led now.
error-no_announcing = No count is said in this game.
error-no_seat = Nobody sits there.
error-nothing_to_call = There is nothing to call any more.
error-own_placement = Nobody calls Muggins on themself.
error-called_already = This player has called already.
error-not_ended = The round is not over yet.
error-must_settle = The round has to be settled first.
error-already_led = A tile has been led already.
error-round_not_over = The round is not over yet.
error-leader_must_lead = The leader leads a tile.
error-round_over = The round is over.
error-match_over = The match is over.
error-stale_request = The table has already moved on.
error-nothing_to_undo = There is nothing to take back any more.
error-no_undoing = What was said with a tile stands: it cannot be taken back.
error-not_now = That is not possible at this point.
error-no_match_running = There is no match yet.
error-bad_names = A name must have 1 to 20 letters or signs that can be seen.
error-name_taken = Two players have the same name.
error-bad_request = The page asked for something that the engine does not know.
error-bad_record = The record of the match is damaged.
error-bad_rules = These rules do not go together.
error-internal = The engine made a mistake. Nothing has changed.
error-engine_failed = The engine did not start.
error-engine_download = A part of the game could not be fetched. Check the connection and try again.
error-engine_damaged = This file is not whole: a part of the game is missing from it or has come to harm. Download the file again.
error-engine_unsupported = This browser is too old for the game: it needs modules, WebAssembly and module workers.
error-general = That did not work ({ $code }).

## Done by itself, and asked once more

prompt-meant = { $place }?
meant-yes = Place it
meant-no = Put back
by-itself-place = Only { $tile } fits: it is placed by itself
by-itself-draw = Nothing fits: a tile is drawn by itself
by-itself-pass = { $name } can only pass: it happens by itself
by-itself-stop = Stop

## Read aloud: nothing of this is written on the page. A tile is read as "six-four" and "double three".

read-pips = { $pips ->
    [0] blank
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $pips }
}
read-tile = { $first }-{ $second }
read-double = double { $pips }
read-leads = { $name } leads { $tile }
# $end: "six" or "double six"
read-plays = { $name } plays { $tile } on the { $end }
# $played: "Ann plays six-four on the six"; $ends: "four and double three"
read-placed = { $played }: { $number ->
    [one] end { $ends }
   *[other] ends { $ends }
}.
read-placed-count = { $played }: { $number ->
    [one] end { $ends }
   *[other] ends { $ends }
}, { $total }.
read-points = { $points ->
    [0] No points.
    [one] { $points } point.
   *[other] { $points } points.
}
read-ends = { $number ->
    [one] One end: { $ends }.
   *[other] Ends: { $ends }.
}
read-ends-others = Open, but not counted: { $ends }.
read-count = Count { $total }.
read-line = { $tiles ->
    [one] One tile on the table: { $list }.
   *[other] { $tiles } tiles on the table, from end to end: { $list }.
}
read-branch = Branch at { $at }: { $list }.
read-hand = { $name }’s hand, { $count ->
    [one] one tile: { $list }.
   *[other] { $count } tiles: { $list }.
}
read-hand-none = No hand is shown.
read-drawn = Just drawn: { $tile }.
read-fits = { $count ->
    [0] None fits.
    [one] One fits: { $list }.
   *[other] { $count } fit: { $list }.
}
read-score = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
read-tiles = { $name } { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
read-turn = { $name } is to play.

## The keys

settings-letterKeys = Keys of one letter
keys-title = Keys
keys-on = These work at the table wherever the focus is. Keys of one letter can be switched off in the settings.
keys-off = Keys of one letter are switched off in the settings: only the first four work.
keys-move = Moving and choosing
keys-play = Playing
keys-read = Reading aloud
keys-look = Looking
keys-name-tab = Tab
keys-name-arrows = Arrows
keys-name-enter = Enter
keys-name-space = Space
keys-name-escape = Esc
keys-does-tab = on to the next button; with Shift back
keys-does-arrows = along the tiles of the hand, or from place to place
keys-does-choose = choose a tile, then place it where the focus is; a lead is placed at once
keys-does-back = put a tile back, close what lies over the table, stop what would be done by itself
keys-does-draw = draw a tile
keys-does-pass = pass
keys-does-undo = take the last tile back, until the next hand is shown
keys-does-muggins = call Muggins, where calls are made
keys-does-count = write a count that is said, then Enter
keys-does-nothing = say nothing
keys-does-ends = the open ends and their count
keys-does-hand = the hand that is shown, and what fits of it
keys-does-scores = scores, tiles left and whose turn it is
keys-does-line = the whole line, from end to end
keys-does-again = once more what has just happened
keys-does-sheet = the score sheet
keys-does-closer = a closer look at a long line, and back
keys-does-keys = these keys

## The way to the target, the chart, and the sheet on paper

progress-points = { $left ->
    [0] at the target
    [one] { $left } point short of the target of { $goal }
   *[other] { $left } points short of the target of { $goal }
}
progress-outs = dominoed { $done } of { $goal ->
    [one] { $goal } round
   *[other] { $goal } rounds
}
last-gain = just now { $change }
chart-label = A line for each side over the rounds.
chart-goal = Target { $goal }
chart-ahead-points = { $rounds ->
    [one] In the first round
   *[other] After { $rounds } rounds
}: { $name } in front at { $best }, by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}.
chart-level-points = { $rounds ->
    [one] In the first round
   *[other] After { $rounds } rounds
}: { $names } level at { $best }.
chart-ahead-outs = { $rounds ->
    [one] In the first round
   *[other] After { $rounds } rounds
}: { $name } in front with { $best } dominoed, by { $lead }.
chart-level-outs = { $rounds ->
    [one] In the first round
   *[other] After { $rounds } rounds
}: { $names } level with { $best } dominoed.
chart-changes = { $changes ->
    [one] The lead has changed once.
   *[other] The lead has changed { $changes } times.
}
sheet-goal-outs = { $goal ->
    [one] The first side to domino wins.
   *[other] The first side to domino { $goal } rounds wins.
}
sheet-goal-rounds = { $rounds ->
    [one] After one round the highest score wins.
   *[other] After { $rounds } rounds at the latest the highest score wins.
}
sheet-key-domino = A tile marks the side that dominoed the round.
sheet-key-calls = M! marks what calls of Muggins brought or cost.
sheet-outs = Dominoed
rank-outs = { $done } of { $goal ->
    [one] { $goal } round
   *[other] { $goal } rounds
}
print = Print

# The line
end-value = { $value }

# The way to the lessons, whose own texts come when they are opened
learn = Learn
learn-title = Learn the game
learn-waiting = The lessons are being laid out …
learn-failed = The lessons cannot be had just now.

## Computer players

start-against = Against
start-people = People
seat-person = Person
seat-who = Seat { $number }: person or computer
seat-temperament = Seat { $number }: temperament
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
temperament-even = Even-tempered
temperament-blocker = Likes to block
temperament-hoarder = Hoards doubles
temperament-racer = Races out
computer-name-1 = Pip
computer-name-2 = Bones
computer-name-3 = Brass
computer-name-4 = Maple
computer-name-5 = Ivory
computer-name-6 = Onyx
thinking-title = { $name } is thinking
thinking-now = Play now
watch-pause = Pause
watch-go-on = Go on
watch-paused = Paused: { $name } is to play
keys-does-now = have the computer player whose turn it is play at once
keys-does-pause = where only computer players are at the table: pause, and go on

## The review of a round

review-open = Review the round
review-title = Review of round { $number }
review-waiting = The round is being looked through …
review-explain = What each placement scored, beside the most that the hand could have scored at that moment. What comes of a placement later is not weighed.
review-hidden = Tiles that stayed in the hands are left out, since nobody shows them: one of them may have scored more.
review-rivals = Computer players too
review-none = No tile was placed.
review-all = { $placements ->
    [one] Nothing was left lying: the one placement scored the most that it could.
   *[other] Nothing was left lying: all { $placements } placements scored the most that they could.
}
review-all-placed = Of the tiles that were placed, none would have scored more.
review-most = { $placements ->
    [1] The one placement could have scored more.
   *[other] { $most ->
        [0] None of { $placements } placements scored the most that it could.
        [one] { $most } of { $placements } placements scored the most that it could.
       *[other] { $most } of { $placements } placements scored the most that they could.
    }
}
review-left = { $left ->
    [one] { $left } point was left lying.
   *[other] { $left } points were left lying.
}
review-missed = { $missed ->
    [one] { $missed } point was missed: the right count was not said.
   *[other] { $missed } points were missed: the right count was not said.
}
review-lead = { $tile } led
review-place = { $tile } at { $anchor }
review-better = { $place } would have scored { $points }.
review-answer = In return, the answer could score { $made } at most, instead of { $better }.
review-best = Nothing would have scored more.
review-tick = A tick marks what nothing would have outscored.
keys-does-review = the review of a round that is over
## Hints

hint-ask = Hint
hint-soon = Weighing the placements …
hint-take = Take it
hint-close = Close
hint-title = Hint: { $tile } at { $anchor }
hint-title-lead = Hint: lead { $tile }
hint-placed = { $tile } at { $anchor }
hint-now = { $points ->
    [0] It scores nothing now.
   *[other] It scores { points } now.
}
hint-next-never = { $next } can then place a tile in every deal that was looked at.
hint-next-often = { $next } can then place nothing in { $share } of the deals that could be.
hint-next-never-nothing = { $next } hardly ever scores then.
hint-next-often-nothing = { $next } hardly ever scores then, and can place nothing in { $share } of the deals that could be.
hint-next-never-scores = { $next } then scores { points } on average.
hint-next-often-scores = { $next } then scores { points } on average, and can place nothing in { $share } of the deals that could be.
hint-next-stuck = In none of the deals that were looked at can { $next } then place a tile.
hint-again = { $name } then plays again, before { $next }.
hint-out = It is the last tile: the round ends before { $next } plays.
hint-target = It reaches the target: the match ends before { $next } plays.
hint-rest = { $fitting ->
    [0] No tile in hand fits then
    [one] { $fitting } tile in hand fits then
   *[other] { $fitting } tiles in hand fit then
}; { $pips ->
    [one] { $pips } pip stays
   *[other] { $pips } pips stay
}.
hint-second-less = The next best, { $other }, is worth { $less ->
    [one] { $less } point
   *[other] { $less } points
} less by the end of the round.
hint-second-same = { $other } is worth as much.
hint-second-plain = The next best is { $other }.
hint-most-less = { $other } would score { points } now, but is worth { $less ->
    [one] { $less } point
   *[other] { $less } points
} less by the end of the round.
hint-most-same = { $other } would score { points } now, but is worth no more by the end of the round.
hint-uncounted = Counts are announced in this game: a hint tells nothing of the count.
tile-hinted = hinted at
settings-hints = Hints
keys-does-hint = a hint: the best placement, and why
