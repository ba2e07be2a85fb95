// Generated from muggins_core/protocol.py and what it is made of by web/build/protocol_types.py: do not edit.
/*
 * The messages between a page and `session.handle`: `requests`, the replies, and what they carry.
 *
 * A request is a JSON object `{"id", "type", …fields}`; its answer is `{"id", "ok": …}` or
 * `{"id", "error": {"code", "message", "context"}}`.
 *
 * All are named tuples: the page waits for these classes to be made, and frozen dataclasses take five times
 * as long. What a view of the table holds is in `shown`.
 */

/**
 * Something that can be answered to a task: the text of an action, a number, `call` or `leave`;
 * whether it is right, and the table as it leaves it (null where it leaves it as it is).
 */
export interface AnswerView {
  readonly answer: string;
  readonly is_right: boolean;
  readonly after: TableView | null;
}

/**
 * What a lesson asks for, at a table of its own. `place`: any placement; `double`: one of a double;
 * `best`: one that scores most; `branch`: one at an end of a spinner; `block`: one that blocks the round.
 * `draw`: to draw. `count`: the count of the line, which is not told. `pay`: what the seat `payer` pays.
 * `call`: whether to call "Muggins!".
 */
export interface TaskView {
  readonly ask: "place" | "double" | "best" | "branch" | "block" | "draw" | "count" | "pay" | "call";
  readonly payer: number | null;
  readonly view: TableView;
  readonly answers: readonly AnswerView[];
}

/** A lesson: its tasks follow one another. */
export interface LessonView {
  readonly name: string;
  readonly tasks: readonly TaskView[];
}

/** A line that explains a rule, its count (null where counts do not score) and what it would score. */
export interface DiagramView {
  readonly name: string;
  readonly line: LineView;
  readonly count: CountView | null;
  readonly points: number;
}

/** A score and its paper tally. */
export interface TallyExampleView {
  readonly score: number;
  readonly tally: TallyView;
}

/**
 * The answer to every `TableRequest`: the view, and the record to keep (it holds hidden tiles: store
 * it, never show it).
 */
export interface TableReply {
  readonly view: TableView;
  readonly save: string;
}

/**
 * A placement that the hand allows, and what speaks for it and against it: the `worth` in points that it
 * brings more than the others get until the next round, its `points`, and what the next player scores at
 * once with their best `answer`, all of which are null where counts are announced; how often the next player
 * is `stuck` with none (0 to 1); and what stays in the hand: tiles that are `fitting` then, and `pips`.
 * Worth, answer and stuck are averages of the deals that could be; the worth is null too where the match may
 * end in this round, so that a win counts for more than points. `after`: the turn of the `next` player,
 * or `again` one of the same; or the end, because the last tile goes `out` or the `target` is reached. What
 * only a score would bring is not told there where counts are announced.
 */
export interface AdviceView {
  readonly action: string;
  readonly worth: number | null;
  readonly points: number | null;
  readonly answer: number | null;
  readonly stuck: number;
  readonly fitting: number;
  readonly pips: number;
  readonly after: "next" | "again" | "out" | "target";
}

/**
 * The answer to `Hint`. While its `share` is below 1 not all deals have been looked at, and it is to be
 * asked again. Then it has the best placement first, then the next best, or where counts are announced the
 * others as they lie in the hand; none where no tile can be placed.
 */
export interface HintReply {
  readonly version: number;
  readonly share: number;
  readonly placements: readonly AdviceView[];
}

/**
 * The most that the next player could gain at once: after what was `made`, and after what would have been
 * `better`.
 */
export interface AnswersView {
  readonly made: number;
  readonly better: number;
}

/**
 * A placement in the round: its place in the `log`, what it gained, what a right announcement would have
 * brought besides (`missed`, whoever called it), and the most that could have been gained in its place, by
 * the placement `better` (null where nothing would have gained more). The `answers` where what was made left
 * less to the next player than that; null while the hands are not shown.
 */
export interface ReviewedView {
  readonly at: number;
  readonly seat: number;
  readonly action: string;
  readonly points: number;
  readonly missed: number;
  readonly best: number;
  readonly better: string | null;
  readonly answers: AnswersView | null;
}

/**
 * The placements of a seat in the round: how many, how many of them gained the most that they could, the
 * points that were `left` by placing others than the best, and those `missed` by not announcing.
 */
export interface ReviewTotalView {
  readonly seat: number;
  readonly placements: number;
  readonly most: number;
  readonly left: number;
  readonly missed: number;
}

/**
 * The answer to `Review`: of every person, and once all hands have been shown of the computer seats too,
 * the total and the placements, these in the order of play; of no seat where no person plays. It `is_whole`
 * unless tiles that stayed in hands are left out, because they are not shown and several people play.
 */
export interface ReviewReply {
  readonly version: number;
  readonly is_whole: boolean;
  readonly totals: readonly ReviewTotalView[];
  readonly placements: readonly ReviewedView[];
}

/** The answer to `ListGames`. */
export interface GamesReply {
  readonly games: readonly GameView[];
}

/** The answer to `DescribeRules`. */
export interface RulesReply {
  readonly rules: RulesView;
}

/** The answer to `ListLessons`: their names, in the order of learning. */
export interface LessonsReply {
  readonly lessons: readonly string[];
}

/** The answer to `DescribeLesson`. */
export interface LessonReply {
  readonly lesson: LessonView;
}

/** The answer to `DrawDiagrams`. */
export interface DiagramsReply {
  readonly diagrams: readonly DiagramView[];
  readonly tally: TallyExampleView;
}

export type AdviceReply = HintReply | ReviewReply;

export type Reply =
  | TableReply
  | AdviceReply
  | GamesReply
  | RulesReply
  | LessonsReply
  | LessonReply
  | DiagramsReply;

/** A request that was refused: nothing has changed. */
export interface ErrorReply {
  readonly code: string;
  readonly message: string;
  readonly context: Readonly<Record<string, string | number | null>>;
}

/** House rules by name, with JSON values: texts, numbers, lists of numbers. */
export type Options = Readonly<Record<string, unknown>>;

/**
 * Start a match: names in seat order; the first lot is drawn and the first round dealt. `options` are
 * the house rules that differ from the preset, by name, as in a record, and `rules_name` is what the
 * players call them, or empty. `computers` tells by seat who plays: empty for a person, or the level of a
 * computer player, with its temperament after a slash unless it is even (`expert/blocker`); none at all for
 * people only.
 */
export interface NewMatch {
  readonly type: "new_match";
  readonly preset: string;
  readonly names: readonly string[];
  readonly options?: Options;
  readonly rules_name?: string;
  readonly computers?: readonly string[];
}

/** Go on with a saved match (a record, spec/record.md), behind the curtain where there is one. */
export interface Resume {
  readonly type: "resume";
  readonly save: string;
}

/** Lift the curtain: the player of the seat that is to act now holds the device. */
export interface ShowHand {
  readonly type: "show_hand";
  readonly version: number;
}

/**
 * Let the curtain down again, for a player who puts the device away in mid-turn; refused as `not_now`
 * where one person plays, who has no curtain.
 */
export interface HideHand {
  readonly type: "hide_hand";
  readonly version: number;
}

/**
 * Do one of the actions that the view offered, by its text (`6-4`, `6-4>5-4`, `draw`, `pass`).
 * `announced` is the count that the player says with a placement, null for silence (H4).
 */
export interface Act {
  readonly type: "act";
  readonly version: number;
  readonly action: string;
  readonly announced?: number | null;
}

/** Call "Muggins!" on the last placement, for a seat that the view's `window` offers it to (H5). */
export interface Call {
  readonly type: "call";
  readonly version: number;
  readonly seat: number;
}

/**
 * In `thinking`: have the computer seat look at some more imagined deals. The table stays as it is, and
 * so does its version: only the `share` grows.
 */
export interface Think {
  readonly type: "think";
  readonly version: number;
}

/** In `thinking`: have the computer seat do what is best as far as it has thought. */
export interface Move {
  readonly type: "move";
  readonly version: number;
}

/**
 * While the last placement may be called: have every computer seat decide whether it calls (H5). They
 * are asked once about a placement; the version stays where nobody calls.
 */
export interface Listen {
  readonly type: "listen";
  readonly version: number;
}

/**
 * Take back the last placement of a person, while no other hand has been shown and no computer seat has
 * acted since; refused as `no_undoing` where counts are announced, since what was said stands (H4).
 */
export interface Undo {
  readonly type: "undo";
  readonly version: number;
}

/** Go on from `lot`, `round_end` or `settled` to what comes next. */
export interface Proceed {
  readonly type: "proceed";
  readonly version: number;
}

/** After `match_end`: the same people and rules again, from a new lot. */
export interface Rematch {
  readonly type: "rematch";
  readonly version: number;
}

/**
 * In `turn`: ask what speaks for each placement of the hand that is shown. Some more imagined deals are
 * looked at; answered with `HintReply`, which tells how many are left.
 */
export interface Hint {
  readonly type: "hint";
  readonly version: number;
}

/**
 * After a round, unless it still waits for calls: ask what each placement gained beside the best of its
 * moment; answered with `ReviewReply`.
 */
export interface Review {
  readonly type: "review";
  readonly version: number;
}

/** Ask for the named games; answered with `GamesReply`. */
export interface ListGames {
  readonly type: "list_games";
}

/**
 * Ask what is in force with these options; answered with `RulesReply`, or with the error
 * `bad_rules` whose context names the `option` and the `reason`.
 */
export interface DescribeRules {
  readonly type: "describe_rules";
  readonly preset: string;
  readonly players: number;
  readonly options?: Options;
}

/** Ask for the lessons of the tutorial; answered with `LessonsReply`. */
export interface ListLessons {
  readonly type: "list_lessons";
}

/** Ask for a lesson; answered with `LessonReply`. */
export interface DescribeLesson {
  readonly type: "describe_lesson";
  readonly lesson: string;
}

/**
 * Ask for the lines that explain these rules; answered with `DiagramsReply`, or refused like
 * `DescribeRules`.
 */
export interface DrawDiagrams {
  readonly type: "draw_diagrams";
  readonly preset: string;
  readonly players: number;
  readonly options?: Options;
}

/** The requests that are answered with a `TableReply`. */
export type TableRequest =
  | NewMatch
  | Resume
  | ShowHand
  | HideHand
  | Act
  | Call
  | Think
  | Move
  | Listen
  | Undo
  | Proceed
  | Rematch;

/** The requests about the match that leave it as it is. */
export type AdviceRequest = Hint | Review;

export type Request =
  | TableRequest
  | AdviceRequest
  | ListGames
  | DescribeRules
  | ListLessons
  | DescribeLesson
  | DrawDiagrams;

export type OptionValue = string | number;

export type NextReason = "finisher" | "round_winner" | "rotate" | "lot" | "lowest_double";

/**
 * What the table waits for.
 *
 * `lot`: the lot is shown; Proceed. `curtain`: nobody's hand is shown; ShowHand. `turn`: the hand of
 * the seat to act is shown; Act. `thinking`: a computer seat is to act; Think, then Move. `round_end`:
 * the last placement, draw or pass ended the round, hands are still hidden (an Undo may still be possible);
 * Proceed. `settled`: all hands and the settlement are shown; Proceed. `match_end`: the winner is known;
 * Rematch or NewMatch. Where only one person plays there is no curtain: their hand is shown in `turn` and in
 * `thinking`.
 */
export type Phase =
  | "lot"
  | "curtain"
  | "turn"
  | "thinking"
  | "round_end"
  | "settled"
  | "match_end";

/** How well a computer player plays. */
export type Level = "beginner" | "casual" | "skilled" | "expert";

/** What a computer player likes: nothing in particular, to shut ends, to keep doubles, to be rid of pips. */
export type Temperament = "even" | "blocker" | "hoarder" | "racer";

/**
 * A house rule in force: its value, what the preset and what `muggins` has for so many players, and
 * what it may be: one of `choices`, or a number from `lowest` to `highest`. Lists of units are texts
 * (`5+3`), `max_rounds` without a limit is `none`. `idle_by` is the rule beside which this one makes no
 * difference, null where it makes one; `in_muggins` is null where it makes none in Muggins.
 */
export interface OptionView {
  readonly name: string;
  readonly value: OptionValue;
  readonly idle_by: string | null;
  readonly in_preset: OptionValue;
  readonly in_muggins: OptionValue | null;
  readonly choices: readonly OptionValue[];
  readonly lowest: number | null;
  readonly highest: number | null;
}

/**
 * The rules in force. `announces`: points are scored by announcing the count, so that no view shows
 * a count before its time (H4), and that `sayable` are the counts to offer for it. `target` is null where
 * going out wins; `goal` is the target then too, in rounds that a side has dominoed. `options` are all
 * house rules, in the order of rules.md.
 */
export interface RulesView {
  readonly preset: string;
  readonly players: number;
  readonly sides: number;
  readonly highest: number;
  readonly target: number | null;
  readonly goal: number;
  readonly round_to: number;
  readonly divisor: number;
  readonly announces: boolean;
  readonly calls: boolean;
  readonly sayable: readonly number[];
  readonly options: readonly OptionView[];
}

/** A named game, and the numbers of players that it is for with a double-six set. */
export interface GameView {
  readonly preset: string;
  readonly players: readonly number[];
}

/**
 * The paper tally of a score (R10): whole symbols of 50, then loose strokes of 5, drawn in the
 * order: two for the big X, then two for the small x of each corner. `text` is the number.
 */
export interface TallyView {
  readonly negative: boolean;
  readonly wholes: number;
  readonly strokes: number;
}

/** What a computer player is like. */
export interface ComputerView {
  readonly level: Level;
  readonly temperament: Temperament;
}

/**
 * A seat as everybody sees it: the side it plays for, with that side's score, how many `tiles`
 * it holds, and the computer player that sits there (null for a person).
 */
export interface PlayerView {
  readonly seat: number;
  readonly side: number;
  readonly name: string;
  readonly score: number;
  readonly tiles: number;
  readonly tally: TallyView;
  readonly computer: ComputerView | null;
}

/** A tile that counts, and the halves of it that do (`[6, 6]` for a double at an end). */
export interface TermView {
  readonly tile: string;
  readonly halves: readonly number[];
}

/**
 * The count of the open ends (R6): its terms in line order, its sum and its arithmetic
 * (`6+6 + 3 = 15`).
 */
export interface CountView {
  readonly terms: readonly TermView[];
  readonly total: number;
  readonly text: string;
}

/**
 * A tile on the table. `anchor` is the tile it was attached to (null for the lead), `place` the
 * place of the anchor that it covers: of a single 0 is its higher half and 1 its lower half, of a
 * double 0 and 1 are its two sides and 2 and 3 the two ends of a spinner. `pips` is the number
 * that touches the anchor. Tiles come in the order in which they were played.
 */
export interface PlacedView {
  readonly tile: string;
  readonly anchor: string | null;
  readonly place: number | null;
  readonly pips: number | null;
}

/**
 * An open end: the tile to attach to, the place of it that the next tile would cover (as in
 * `PlacedView`), the pips that it asks for and its `value`, what it adds to the count now (null where
 * counts are announced). A lone double, and the two ends of a spinner, are one end.
 */
export interface EndView {
  readonly anchor: string;
  readonly place: number;
  readonly pips: number;
  readonly value: number | null;
}

/**
 * What is on the table; `count` is null while nothing is, and where counts are announced. `scoring`
 * are the ends that count now, by anchor; other ends may only be played on.
 */
export interface LineView {
  readonly tiles: readonly PlacedView[];
  readonly ends: readonly EndView[];
  readonly scoring: readonly string[];
  readonly count: CountView | null;
}

/**
 * A legal placement of a tile: the action's text, where it goes (`anchor` and `place` are null
 * for a lead), the count that it would make and the points that it would score (both null where counts
 * are announced).
 */
export interface PlacementView {
  readonly action: string;
  readonly anchor: string | null;
  readonly place: number | null;
  readonly pips: number | null;
  readonly count: CountView | null;
  readonly points: number | null;
}

/** A tile of the hand that is shown; `why_not` is the error code where no placement is legal. */
export interface HandTileView {
  readonly tile: string;
  readonly placements: readonly PlacementView[];
  readonly why_not: string | null;
}

/**
 * The hand that may be seen now, which has nothing to do while another seat thinks. `drawn` is the tile
 * drawn last in this turn; `must_place` says that it fits, so that it is the only tile that may be placed
 * (R5.2).
 */
export interface HandView {
  readonly seat: number;
  readonly tiles: readonly HandTileView[];
  readonly drawn: string | null;
  readonly must_place: boolean;
  readonly can_draw: boolean;
  readonly can_pass: boolean;
}

/**
 * One thing that happened, as everybody may know it; a draw and a pass tell only the seat.
 *
 * A placement tells tile, anchor (null for the lead), what was `announced` (null for silence), count and
 * points; the count is null while a call may still come. `missed` are the points that nobody took with
 * it, once that is over. A call tells whose placement it was `on`, the points that were `missed` with that
 * (0: the call was false), those that the caller gained (none where they would overshoot an exact target,
 * minus for a false call) and what was `deducted` from the other side.
 */
export interface EventView {
  readonly kind: "place" | "draw" | "pass" | "call";
  readonly seat: number;
  readonly tile: string | null;
  readonly anchor: string | null;
  readonly announced: number | null;
  readonly count: CountView | null;
  readonly points: number;
  readonly missed: number;
  readonly on: number | null;
  readonly deducted: number;
}

/**
 * The time in which the last placement, by `seat`, may be called: the `callers` are those to offer it
 * to, people alone, since computer seats call by themselves (`Listen`). After a first call there are none:
 * it has told the count and taken what was missed, so that another, which the rules allow, could only be
 * false (H5).
 */
export interface WindowView {
  readonly seat: number;
  readonly callers: readonly number[];
}

/**
 * A computer seat that is to act, and the `share` of its thinking that is done, from 0 to 1: then it has
 * chosen.
 */
export interface ThinkingView {
  readonly seat: number;
  readonly share: number;
}

/** A tile that a seat drew in the lot. */
export interface LotDrawView {
  readonly seat: number;
  readonly tile: string;
  readonly pips: number;
}

/** A lot for the lead (R3.1): a list of drawings, the later ones among those who tied. */
export interface LotView {
  readonly drawings: readonly (readonly LotDrawView[])[];
  readonly leader: number;
}

/** What a seat has left at the end of a round. */
export interface HandLeftView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly pips: number;
}

/**
 * What the settlement means for a side: the arithmetic of its pips (`13`, `6 + 9 - 4 = 11`, null where
 * pips play no part), those rounded, and the score before, its change (rounded, and divided) and after.
 */
export interface AccountView {
  readonly side: number;
  readonly sum: string | null;
  readonly rounded: number | null;
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

/**
 * How the round ended. `reason`: `domino`, `block`, or `target` (a placement won the match, so
 * that nothing is settled, R9.2). `finisher` is the seat that played its last tile.
 */
export interface RoundEndView {
  readonly reason: "domino" | "block" | "target";
  readonly finisher: number | null;
}

/**
 * The settlement of a round, of the `kind` that the rules name (`own_debit`, …), who won the round,
 * and who leads the next: `next_leader` is null where a lot or the next deal decides (`next_reason`
 * `lot`, `lowest_double`) or the match is over (`next_reason` null).
 */
export interface SettlementView {
  readonly kind: string;
  readonly winner: number | null;
  readonly hands: readonly HandLeftView[];
  readonly accounts: readonly AccountView[];
  readonly next_leader: number | null;
  readonly next_reason: NextReason | null;
}

/**
 * A side's line in a round of the score sheet: points from placements, what calls brought or cost,
 * the change by the settlement (null before it) and the score after it; whether the side dominoed the
 * round, and what it had `done` of the goal after it, in points or in rounds dominoed.
 */
export interface SheetCellView {
  readonly points: number;
  readonly calls: number;
  readonly settlement: number | null;
  readonly total: number;
  readonly is_out: boolean;
  readonly done: number;
}

/** A round on the score sheet, the one in play included (`reason` is null there). */
export interface SheetRoundView {
  readonly number: number;
  readonly leader: number;
  readonly reason: "domino" | "block" | "target" | null;
  readonly finisher: number | null;
  readonly cells: readonly SheetCellView[];
}

/**
 * Where a side stands: what it has `done` of the goal, in points or in rounds dominoed, what is `left`
 * (0 beyond the goal) and the share of the way, from 0 to 1; its rank from 1, with winners first, which
 * those who are level share; and the `gain` by the last placement and the calls on it, minus for a loss.
 */
export interface StandingView {
  readonly side: number;
  readonly done: number;
  readonly left: number;
  readonly share: number;
  readonly rank: number;
  readonly gain: number;
}

/**
 * Who is in front: the sides with the most `done`, how much that is, by how much more than the next
 * (0 where all are level), and how often another side came to be alone in front than the one before it,
 * round by round.
 */
export interface LeadView {
  readonly ahead: readonly number[];
  readonly done: number;
  readonly margin: number;
  readonly changes: number;
}

/**
 * Everything that may be seen at the table now, by whoever looks at the screen. `rules_name` is what
 * the players call the rules, a text of theirs, or empty.
 */
export interface TableView {
  readonly version: number;
  readonly phase: Phase;
  readonly rules: RulesView;
  readonly rules_name: string;
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly to_act: number | null;
  readonly boneyard: number;
  readonly line: LineView;
  readonly hand: HandView | null;
  readonly thinking: ThinkingView | null;
  readonly undo: number | null;
  readonly log: readonly EventView[];
  readonly window: WindowView | null;
  readonly lot: LotView | null;
  readonly round_end: RoundEndView | null;
  readonly settlement: SettlementView | null;
  readonly sheet: readonly SheetRoundView[];
  readonly standings: readonly StandingView[];
  readonly lead: LeadView;
  readonly winners: readonly number[] | null;
}

/** The names by which requests go over the wire. */
export type RequestType = Request["type"];

/** What a request of a type carries besides its type. */
export type RequestFields<T extends RequestType> = Omit<Extract<Request, { type: T }>, "type">;
