### The games and their rules, and the way to a match, in English.

## The games: a name and one sentence that invites to it

game-muggins = Muggins
game-muggins_calls = Muggins with Calls
game-muggins_line = Muggins on the Line
game-all_threes = All Threes
game-block_muggins = Block Muggins
game-seven_toed_pete = Seven-Toed Pete
game-all_fives = All Fives
game-five_up = Five-Up
game-sniff = Sniff
game-fives_and_threes = Fives and Threes
game-draw = The Draw Game
game-block = The Block Game
game-bergen = Bergen

about-muggins = The plain old game: make the two ends add up to a multiple of five, and pay for what is left in your hand.
about-muggins_calls = Say your score aloud with the tile, or somebody shouts “Muggins!” and takes it.
about-muggins_line = Sharp ears win: announce, call, and pay ten for every false alarm.
about-all_threes = The same chase by threes: more ends score, so more of them are missed.
about-block_muggins = No drawing and no mercy: play what you were dealt, announce it, and catch the others out.
about-seven_toed_pete = For four: every double and every score earns another turn, so keep going.
about-all_fives = The first double opens four ways, and a good end can be worth thirty-five.
about-five_up = Every double is a crossroads, and the table grows into a tree.
about-sniff = The first double goes on counting as long as a side of it peeks out.
about-fives_and_threes = The pub game: score by fives and by threes at once, and land on the target exactly.
about-draw = The one that everybody knows: be first out and win what the others still hold.
about-block = The shortest of all: no drawing, just play, pass and count.
about-bergen = The lowest double leads, and two equal ends are what you are after.

game-players = { $low }–{ $high } people
game-players-one = { $count } people
game-set = Double-{ $tile_set ->
    [6] six
    [9] nine
    [12] twelve
   *[other] { $tile_set }
}
game-change = { $option }: { $value }
game-changes = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
game-after = After { $game }
game-edited = { $name }, changed
game-with-changes = { $game }, your way

## The start screen and the choice of a game

setup-game = The game
setup-other = Other games
setup-rules = Rules
setup-house = House rules
setup-teams = Sides
setup-teams-none = Each for themself
setup-teams-partners = Partners
setup-with = with { $names }
setup-not-taken = not in this game
games-title = Choose a game
games-intro = Thirteen ways to play, and as many more as you make up.
games-larger = With a larger set, every game takes two to six people.
games-set = Set of tiles
games-yours = Your own
games-named = The games
games-back = Back
games-waiting = The games are being set out.

## The rules sheet

sheet-rules-title = Rules: { $game }
sheet-rules-mark = What is not as in Muggins is marked.
sheet-rules-same = These are the rules of Muggins.
sheet-rules-differs = not as in Muggins
sheet-rules-muggins = In Muggins: { $rule }
sheet-rules-waiting = The rules are being looked up.
theme-deal = The deal
theme-lead = The lead
theme-drawing = Placing and drawing
theme-counting = What counts
theme-points = Points
theme-calls = Announcing and calling
theme-round = The end of a round
theme-match = The end of the match
basic-drawing = In turn, clockwise, everybody attaches one tile to an open end with the same pips. Who can place must place.
basic-lead = { $lead_tile ->
    [lowest_double] { "" }
   *[any] A lot decides who leads the first round: most pips leads.
}
basic-counting = { $scoring ->
    [headers] { "" }
    [none] { "" }
   *[other] A single counts its free half. A double counts both its halves until a second place of it is covered, then nothing.
}
basic-round = A round ends when somebody plays the last tile of a hand, or when nobody can place any more.

## One sentence for every house rule as it is in force; a rule that makes no difference beside the others
## is `idle`, whatever it is set to. An empty sentence is not shown.

rule-players = { $players } people play.
rule-tile_set = { $tile_set ->
    [6] A double-six set: 28 tiles, from blank to six.
    [9] A double-nine set: 55 tiles, from blank to nine.
    [12] A double-twelve set: 91 tiles, from blank to twelve.
   *[other] A double-{ $tile_set } set.
}
rule-teams = { $teams ->
    [partners] Those who sit opposite each other are partners and share one score.
   *[none] Everybody plays for themself.
}
rule-hand_size = { $hand_size ->
    [one] Everybody gets one tile; the rest is the boneyard.
   *[other] Everybody gets { $hand_size } tiles; what is left over is the boneyard.
}
rule-draw = { $draw ->
    [idle] Nobody draws, since nothing is left over to draw: who cannot place passes.
    [one] Who cannot place draws one tile: if it fits it is placed, else the turn is over.
    [none] Nobody draws: who cannot place passes.
   *[until_playable] Who cannot place draws tiles until one fits, and places that one. With nothing left to draw, they pass.
}
rule-reserve = { $reserve ->
    [idle] { "" }
    [0] The boneyard may be drawn down to its last tile.
    [one] The last tile of the boneyard is never drawn.
   *[other] The last { $reserve } tiles of the boneyard are never drawn.
}
rule-extra_turn = { $extra_turn ->
    [double_or_score] Who plays a double, or scores, plays again.
   *[none] One placement is a turn.
}
rule-lead_tile = { $lead_tile ->
    [double_or_scoring] Only a double or a tile that scores may be led; who has neither passes the lead on.
    [lowest_double] The lowest double that was dealt leads, in the first round too.
   *[any] Any tile may be led.
}
rule-lead_next = { $lead_next ->
    [idle] { "" }
    [round_winner] Who wins a round leads the next.
    [rotate] Each round, the lead goes to the next seat.
    [lowest_double] After somebody has gone out, the holder of the lowest double leads the next round.
   *[finisher] Who plays the last tile leads the next round.
}
rule-lead_after_block = { $lead_after_block ->
    [idle] { "" }
    [round_winner] After a blocked round its winner leads; if there is none, a new lot decides.
    [rotate] After a blocked round, too, the lead goes to the next seat.
    [lowest_double] After a blocked round, the holder of the lowest double leads.
   *[lot] After a blocked round a new lot decides.
}
rule-spinner = { $spinner ->
    [first] The first double of a round is the spinner: when both its sides are covered, its two ends open as well, so that the line can grow four ways.
    [all] Every double opens four ways: when both its sides are covered, its two ends open as well.
   *[none] No double branches: a line has two ends.
}
rule-spinner_count = { $spinner_count ->
    [while_exposed] The first double alone counts longer: both its halves with up to two places covered, one half with three, and nothing with four.
   *[other] { "" }
}
rule-scoring = { $scoring ->
    [quotients] After every placement the open ends are added up; the scoring numbers that divide the count say what it is worth.
    [headers] A placement scores 2 when both ends of the line show the same pips, and 3 when one of those ends is a double.
    [none] Placements score nothing: only the end of a round does.
   *[multiples] After every placement the open ends are added up, and some counts score.
}
rule-units = { $scoring ->
    [multiples] { $units ->
        [u3] Multiples of three score: 3, 6, 9 and so on.
        [u5_3] Multiples of five and multiples of three score.
       *[u5] Multiples of five score: 5, 10, 15 and so on.
    }
    [quotients] { $units ->
        [u3] A multiple of three is worth a point for every three in it: 12 is 4 points.
        [u5_3] A multiple of five is worth a point for every five in it, a multiple of three a point for every three: 15 is 3 + 5 = 8 points.
       *[u5] A multiple of five is worth a point for every five in it: 15 is 3 points.
    }
   *[other] { "" }
}
rule-divisor = { $divisor ->
    [idle] { "" }
    [1] { $scoring ->
        [multiples] A count scores as it stands: 15 is fifteen points.
       *[other] { "" }
    }
   *[other] { $scoring ->
        [multiples] Counts are divided by { $divisor } to make points, and so is what changes hands at the end of a round.
       *[other] What changes hands at the end of a round is divided by { $divisor }.
    }
}
rule-claim = { $scoring ->
    [none] { "" }
   *[other] { $claim ->
        [announce] A placement scores only if the right count is said with it. A wrong number is as good as silence, and what was said stands.
       *[automatic] Every score is written down by itself: nobody has to announce it.
    }
}
rule-muggins = { $muggins ->
    [idle] { "" }
    [on] { $scoring ->
        [none] Others may call “Muggins!” until the next move, but since placements score nothing, every call is wrong.
       *[other] Until the next move the others may call “Muggins!” on a score that was not announced: the first to call it takes the points.
    }
   *[off] { $scoring ->
        [none] { "" }
       *[other] A score that is not announced is lost; nobody else gets it.
    }
}
rule-muggins_deduct = { $muggins_deduct ->
    [idle] { "" }
    [if_covered] What is called is also taken from the one who missed it, if that score is at least as large.
    [full] What is called is also taken from the one who missed it, even below zero.
   *[none] The one who missed the score loses nothing by it.
}
rule-false_call = { $false_call ->
    [idle] { "" }
    [0] A wrong call costs nothing.
   *[other] A wrong call costs { $false_call } points.
}
rule-settlement = { $settlement ->
    [winner_opponents] Who goes out gains the pips in the hands of all opponents.
    [winner_difference] Who goes out gains the pips of all opponents, less what their own side still holds.
    [winner_each_difference] Who goes out gains, for every opposing hand, its pips less those of their own hand.
    [winner_bonus] Who goes out gains the bonus.
    [none] When somebody goes out, what is left in the hands costs nobody anything.
   *[own_debit] When somebody goes out, everybody pays for the pips left in their own hand.
}
rule-blocked = { $blocked ->
    [winner_opponents] A blocked round is won by the lowest hand, which gains the pips of all opponents. A tie wins nothing.
    [winner_difference] A blocked round is won by the lowest hand: its side gains the pips of all opponents less its own. A tie wins nothing.
    [winner_each_difference] A blocked round is won by the lowest hand, which gains, for every opposing hand, its pips less its own. A tie wins nothing.
    [winner_bonus] A blocked round is won by the lowest hand, which gains the bonus. A tie wins nothing.
    [none] A blocked round costs nobody anything and wins nobody anything.
   *[own_debit] In a blocked round everybody pays for their own hand, the lowest too.
}
rule-round_to = { $round_to ->
    [idle] { "" }
    [1] Pips are counted as they are, without rounding.
   *[other] Each of these amounts is rounded to the nearest multiple of { $round_to }.
}
rule-domino_bonus = { $domino_bonus ->
    [idle] { "" }
    [0] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus }
           *[other] { "" }
        }
       *[other] { bonus }
    }
   *[other] { $settlement ->
        [none] { $blocked ->
            [winner_bonus] { bonus } To go out earns it, too.
           *[other] { bonus-out }
        }
       *[other] { bonus }
    }
}
rule-target = { $target ->
    [idle] { "" }
   *[other] The match goes to { $target } points.
}
rule-target_mode = { $target_mode ->
    [idle] { "" }
    [exact] The target must be hit exactly: points that would go over it are void.
   *[reach] Who goes over the target has reached it, too.
}
rule-win_when = { $win_when ->
    [idle] { $win_by ->
        [going_out] { "" }
       *[points] { win-late }
    }
    [end_of_round] { win-late }
   *[at_once] The first to reach the target wins at once, in the middle of a round, and nothing more is paid.
}
rule-win_by = { $win_by ->
    [going_out] Points do not win the match: going out does. Blocked rounds do not count.
   *[points] { "" }
}
rule-outs_to_win = { $outs_to_win ->
    [idle] { "" }
    [one] Who goes out first wins.
   *[other] The first side to go out in { $outs_to_win } rounds wins.
}
rule-max_rounds = { $max_rounds ->
    [none] The match takes as many rounds as it needs.
    [one] After one round it is over, and the highest score wins.
   *[other] After { $max_rounds } rounds at the latest it is over, and the highest score wins.
}

## House rules one by one

house-title = House rules: { $game }
house-intro = Change what you like. What is not as the game has it is marked.
house-changed = changed
house-reset = Back to: { $value }
house-reset-plain = As the game has it
house-reset-all = Undo all changes
house-idle = No effect now, with “{ $option }”: { $value }.
house-save = Save them
house-play = Play with these rules
house-share = Copy a link
house-none = no limit

share-copied = The link is copied. Whoever opens it sees these rules.
share-by-hand = Copy this link:

option-players = People
option-tile_set = Set of tiles
option-teams = Sides
option-hand_size = Tiles in a hand
option-draw = Drawing
option-reserve = Tiles that are never drawn
option-lead_next = Who leads the next round
option-lead_after_block = Who leads after a block
option-lead_tile = What may be led
option-spinner = Doubles that branch
option-spinner_count = How doubles count
option-scoring = What a placement scores
option-units = Counts that score
option-divisor = Points are divided by
option-claim = Scores are
option-muggins = Calling “Muggins!”
option-muggins_deduct = A missed score is also lost
option-false_call = A wrong call costs
option-settlement = When somebody goes out
option-blocked = When a round is blocked
option-round_to = Amounts are rounded to
option-domino_bonus = Bonus for going out
option-target = Target
option-target_mode = How the target is met
option-win_when = When the target wins
option-win_by = What wins the match
option-outs_to_win = Rounds to go out in
option-extra_turn = Extra turns
option-max_rounds = Most rounds

choice-players = { $value }
choice-tile_set = { $value ->
    [6] double-six
    [9] double-nine
    [12] double-twelve
   *[other] double-{ $value }
}
choice-teams = { $value ->
    [partners] partners sit opposite
   *[none] each for themself
}
choice-hand_size = { $value }
choice-draw = { $value ->
    [one] one tile a turn
    [none] nobody draws
   *[until_playable] until a tile fits
}
choice-reserve = { $value ->
    [0] none
   *[other] { $value }
}
choice-lead_next = { $value ->
    [round_winner] the winner of the round
    [rotate] the next seat
    [lowest_double] the lowest double
   *[finisher] whoever went out
}
choice-lead_after_block = { $value ->
    [round_winner] the winner of the round
    [rotate] the next seat
    [lowest_double] the lowest double
   *[lot] a new lot
}
choice-lead_tile = { $value ->
    [double_or_scoring] a double or a score
    [lowest_double] the lowest double
   *[any] any tile
}
choice-spinner = { $value ->
    [first] the first double
    [all] every double
   *[none] none
}
choice-spinner_count = { $value ->
    [while_exposed] the first while exposed
   *[until_both_sides] until they are covered
}
choice-scoring = { $value ->
    [quotients] count ÷ scoring numbers
    [headers] equal ends
    [none] nothing
   *[multiples] the count itself
}
choice-units = { $value ->
    [u3] multiples of three
    [u5_3] of five and of three
   *[u5] multiples of five
}
choice-divisor = { $value ->
    [1] nothing: points are pips
   *[other] { $value }
}
choice-claim = { $value ->
    [announce] announced by the player
   *[automatic] written down by themselves
}
choice-muggins = { $value ->
    [on] allowed
   *[off] not allowed
}
choice-muggins_deduct = { $value ->
    [if_covered] if that score is as large
    [full] always
   *[none] never
}
choice-false_call = { $value ->
    [0] nothing
   *[other] { $value } points
}
choice-settlement = { $value ->
    [winner_opponents] the winner gains all pips
    [winner_difference] the winner gains the rest
    [winner_each_difference] the winner gains each rest
    [winner_bonus] the winner gains the bonus
    [none] nothing
   *[own_debit] everybody pays their own
}
choice-blocked = { $value ->
    [winner_opponents] the lowest gains all pips
    [winner_difference] the lowest gains the rest
    [winner_each_difference] the lowest gains each rest
    [winner_bonus] the lowest gains the bonus
    [none] nothing
   *[own_debit] everybody pays their own
}
choice-round_to = { $value ->
    [1] nothing: they stay exact
   *[other] multiples of { $value }
}
choice-domino_bonus = { $value }
choice-target = { $value }
choice-target_mode = { $value ->
    [exact] exactly
   *[reach] reached or passed
}
choice-win_when = { $value ->
    [end_of_round] at the end of the round
   *[at_once] at once
}
choice-win_by = { $value ->
    [going_out] going out
   *[points] points
}
choice-outs_to_win = { $value }
choice-extra_turn = { $value ->
    [double_or_score] after a double or a score
   *[none] none
}
choice-max_rounds = { $value ->
    [none] no limit
   *[other] { $value }
}

## Why rules do not go together

fault-title = This cannot be played:
fault-range = “{ $option }” must be a whole number from { $lowest } to { $highest }.
fault-choice = “{ $option }” cannot be that.
fault-hands_exceed_set = { $players } hands of { $hand_size } tiles are { $dealt } tiles, but the set has only { $tiles }. Deal fewer, or take a larger set.
fault-partners = { $players } people cannot play as partners: that takes four or six.
fault-headers_spinner = Equal ends can only be compared in a line with two ends, so this scoring cannot go with doubles that branch.
fault-units_divisor = Counts in multiples of { $units } cannot be divided by { $divisor } and stay whole. Change what counts, or what points are divided by.
fault-settlement_divisor = Amounts rounded to { $round_to } cannot be divided by { $divisor } and stay whole. Round to { $divisor }, or divide by something else.
fault-nothing_earns = Nobody could ever win: points win the match, and with these rules nothing earns any. Let placements score or the end of a round pay, let going out win, or limit the rounds.
fault-target_between = Nobody could ever hit a target of { $target } exactly, for every score is a multiple of { $unit }. Take a multiple of { $unit }, or let the target be passed.
fault-players = { $game } is for { $numbers } people, unless you take a larger set or say how many tiles are dealt.
fault-players_option = The number of people is no house rule: it must be said beside them. The link may have been made by hand.
fault-set = There is no double-{ $tile_set } set at this table. Take a double-six, a double-nine or a double-twelve set.
fault-unknown = There is no house rule called “{ $option }” here. The rules may come from a newer version of the game.
fault-preset = There is no game called “{ $preset }” here. The rules may come from a newer version of the game.
fault-other = These rules do not go together.
fault-undo = Undo the change of “{ $option }”
fault-undo-last = Undo the last change

## Rules that came in a link

link-title = Somebody’s house rules
link-named = { $name }
link-text = { $game } for { $players } people, with these rules.
link-broken-title = This link cannot be read
link-broken-text = It is damaged or incomplete. Nothing of yours has changed.
link-refused-title = These rules cannot be played
link-refused-text = The link can be read, but its rules do not go together. Nothing of yours has changed.
link-play = Play with these rules
link-save = Save
link-leave = Go to the start

## Saved house rules

ask-save = Save these rules
ask-rename = Rename
ask-delete = Delete “{ $name }”?
ask-delete-text = These house rules are gone then. A match that is under way keeps them.
ask-name = Name
ask-name-empty = Write a name here.
ask-name-taken = Rules with this name are there already: they will be replaced.
ask-keep = Keep them
ask-cancel = Cancel
ask-delete-yes = Delete
ask-save-yes = Save
ask-rename-yes = Rename
house-rename-of = Rename { $name }
house-delete-of = Delete { $name }

## Parts of sentences above

bonus = { $domino_bonus ->
    [one] The bonus is one point.
   *[other] The bonus is { $domino_bonus } points.
}
bonus-out = { $domino_bonus ->
    [one] To go out is worth one point.
   *[other] To go out is worth { $domino_bonus } points.
}
win-late = The round is played to its end; then the highest score at or over the target wins.
