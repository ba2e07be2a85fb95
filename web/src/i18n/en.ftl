### Everything that the page says, in English. Names of players are always given, so that a text is
### right for whoever reads it: nobody is ever "you".

## The game and its start

game = Muggins
game-line = The dominoes game of fives: make the two ends of the line add up to a multiple of five, and score it. Two to four people pass one device round.
start-players = Players
start-seats = Names
start-name = Player { $number }
start-deal = Deal
start-resume = Go on with the match: { $scores }
start-resume-score = { $name } { $score }
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
leave = Leave
sheet-open = Score sheet
line-label = The line
line-empty = Nothing is on the table yet.
line-empty-short = { $name } leads
line-describe = { $tiles ->
    [one] { $tiles } tile on the table: { $list }. Count { $count }.
   *[other] { $tiles } tiles on the table: { $list }. Open ends: { $ends }. Count { $count }.
}
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
prompt-lead = { $name } leads: choose a tile
prompt-choose = { $name }: choose a tile
prompt-place = Place { $tile } at one of the lit places
prompt-place-one = Place { $tile } at the lit place
prompt-draw = Nothing fits. Draw a tile.
prompt-drawn = { $tile } was drawn and fits: it must be placed
prompt-pass = Nothing fits and the boneyard is empty: { $name } passes
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
take-back = { $name }: take back { $tile }
curtain-title = Pass to { $name }
curtain-show = I’m { $name }: show my hand
log-title = This round
log-empty = No tile has been played yet.
said = { $name }: { $text }

## What happened, in a sentence

event-lead = { $name } leads { $tile }: { $arithmetic }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
event-place = { $name } plays { $tile } at { $anchor }: { $arithmetic }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
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

## The end of a round

end-domino = { $name } dominoes!
end-domino-text = The last tile is on the table. Now everybody shows what is left and pays for it.
end-block = Blocked: nobody can place
end-block-text = The boneyard is empty and nothing fits. Everybody pays for what is left.
end-target = { $name } reaches { $score }
end-target-text = That is the target of { $target }: the match is over, and nobody pays.
end-show = Show the hands
settlement-title = Round { $number } is settled
settlement-domino = { $name } dominoed
settlement-none-left = No tiles left
settlement-rounding = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} → { $rounded }
settlement-score = { $before } → { $after }
settlement-pays = pays { $amount }
settlement-pays-nothing = pays nothing
settlement-next-finisher = { $name } dominoed and so leads the next round.
settlement-next-lot = Nobody dominoed: a new lot decides who leads next.
settlement-next = Next round

## The end of the match

match-won = { $name } wins the match
match-shared = { $names } win the match
match-text = { $rounds ->
    [one] In one round, first to { $target }.
   *[other] In { $rounds } rounds, first to { $target }.
}
match-rematch = Rematch
match-new = New match

## The score sheet

sheet-title = Score sheet
sheet-close = Close
sheet-round = Round
sheet-in-play = in play
sheet-points = Points
sheet-paid = Paid
sheet-total = Total
sheet-tally = Paper tally
sheet-tally-explain = A stroke is 5. A big cross with four small ones is 50.
sheet-by-domino = { $name } dominoed
sheet-by-block = blocked
sheet-by-target = target reached
sheet-target = The first to { $target } wins.

## Notices and failures

notice-close = Close
notice-restarting = The engine stopped. It is being started again…
notice-recovered = The engine stopped and was restarted. The match goes on from the last move that it had taken.
notice-unsaved = The match is not being saved: this browser’s storage is missing or full. Play goes on; keep this page open.
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
error-boneyard_empty = The boneyard is empty.
error-must_draw = There are tiles left to draw.
error-leader_must_lead = The leader leads a tile.
error-round_over = The round is over.
error-match_over = The match is over.
error-stale_request = The table has already moved on.
error-nothing_to_undo = There is nothing to take back any more.
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
error-engine_unsupported = This browser is too old for the game: it needs modules, WebAssembly and module workers.
error-general = That did not work ({ $code }).
