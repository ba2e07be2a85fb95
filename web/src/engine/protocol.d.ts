// Generated from muggins_core/protocol.py by web/build/protocol_types.py: do not edit.
/*
 * The messages between a page and `session.handle`: requests, replies and what a view holds.
 *
 * A request is a JSON object `{"id", "type", …fields}`; its answer is `{"id", "ok": …}` or
 * `{"id", "error": {"code", "message", "context"}}`. Tiles are texts (`6-4`), seats are numbers from 0,
 * points and counts are raw numbers. Nothing in a view is hidden from the person who is looking at it.
 */

/** Start a match: names in seat order; the first lot is drawn and the first round dealt. */
export interface NewMatch {
  readonly type: "new_match";
  readonly preset: string;
  readonly names: readonly string[];
}

/** Go on with a saved match (a record, spec/record.md), behind the curtain. */
export interface Resume {
  readonly type: "resume";
  readonly save: string;
}

/** Lift the curtain: the player of the seat that is to act now holds the device. */
export interface ShowHand {
  readonly type: "show_hand";
  readonly version: number;
}

/** Let the curtain down again, for a player who puts the device away in mid-turn. */
export interface HideHand {
  readonly type: "hide_hand";
  readonly version: number;
}

/** Do one of the actions that the view offered, by its text (`6-4`, `6-4>5-4`, `draw`, `pass`). */
export interface Act {
  readonly type: "act";
  readonly version: number;
  readonly action: string;
}

/** Take back the last placement, while no other hand has been shown since. */
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

export type Request = NewMatch | Resume | ShowHand | HideHand | Act | Undo | Proceed | Rematch;

/**
 * What the table waits for.
 *
 * `lot`: the lot is shown; Proceed. `curtain`: nobody's hand is shown; ShowHand. `turn`: the hand of
 * the seat to act is shown; Act. `round_end`: the last placement, draw or pass ended the round, hands
 * are still hidden (an Undo is still possible); Proceed. `settled`: all hands and the settlement are
 * shown; Proceed. `match_end`: the winner is known; Rematch or NewMatch.
 */
export type Phase = "lot" | "curtain" | "turn" | "round_end" | "settled" | "match_end";

/** The rules in force, as far as a page shows them. */
export interface RulesView {
  readonly preset: string;
  readonly players: number;
  readonly highest: number;
  readonly target: number;
  readonly round_to: number;
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

/** A seat as everybody sees it; `tiles` is how many tiles it holds. */
export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly tiles: number;
  readonly tally: TallyView;
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
 * `PlacedView`) and the pips that it asks for. A lone double is one end.
 */
export interface EndView {
  readonly anchor: string;
  readonly place: number;
  readonly pips: number;
}

/** What is on the table; `count` is null while nothing is. */
export interface LineView {
  readonly tiles: readonly PlacedView[];
  readonly ends: readonly EndView[];
  readonly count: CountView | null;
}

/**
 * A legal placement of a tile: the action's text, where it goes (`anchor` and `place` are null
 * for a lead), the count that it would make and the points that it would score.
 */
export interface PlacementView {
  readonly action: string;
  readonly anchor: string | null;
  readonly place: number | null;
  readonly pips: number | null;
  readonly count: CountView;
  readonly points: number;
}

/** A tile of the hand that is shown; `why_not` is the error code where no placement is legal. */
export interface HandTileView {
  readonly tile: string;
  readonly placements: readonly PlacementView[];
  readonly why_not: string | null;
}

/**
 * The hand that may be seen now. `drawn` is the tile drawn last in this turn; `must_place` says
 * that it fits, so that it is the only tile that may be placed (R5.2).
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
 * One thing that happened, as everybody may know it: a placement tells tile, anchor (null for
 * the lead), count and points; a draw and a pass only the seat.
 */
export interface EventView {
  readonly kind: "place" | "draw" | "pass";
  readonly seat: number;
  readonly tile: string | null;
  readonly anchor: string | null;
  readonly count: CountView | null;
  readonly points: number;
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

/**
 * What the end of a round means for a seat: the tiles left, their pips, the total rounded, what
 * the score was, its change and what it is now (R8).
 */
export interface SettlementRowView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly pips: number;
  readonly rounded: number;
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
 * The settlement of a round and who leads the next: `next_leader` is null where a lot decides
 * (`next_reason` `lot`) or the match is over (`next_reason` null).
 */
export interface SettlementView {
  readonly rows: readonly SettlementRowView[];
  readonly next_leader: number | null;
  readonly next_reason: "finisher" | "lot" | null;
}

/**
 * A seat's line in a round of the score sheet: points from placements, the change by the
 * settlement (null before it) and the score after it.
 */
export interface SheetCellView {
  readonly points: number;
  readonly settlement: number | null;
  readonly total: number;
}

/** A round on the score sheet, the one in play included (`reason` is null there). */
export interface SheetRoundView {
  readonly number: number;
  readonly leader: number;
  readonly reason: "domino" | "block" | "target" | null;
  readonly finisher: number | null;
  readonly cells: readonly SheetCellView[];
}

/** Everything that may be seen at the table now, by whoever looks at the screen. */
export interface TableView {
  readonly version: number;
  readonly phase: Phase;
  readonly rules: RulesView;
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly to_act: number | null;
  readonly boneyard: number;
  readonly line: LineView;
  readonly hand: HandView | null;
  readonly undo: number | null;
  readonly log: readonly EventView[];
  readonly lot: LotView | null;
  readonly round_end: RoundEndView | null;
  readonly settlement: SettlementView | null;
  readonly sheet: readonly SheetRoundView[];
  readonly winners: readonly number[] | null;
}

/**
 * The answer to every request: the view, and the record to keep (it holds hidden tiles: store
 * it, never show it).
 */
export interface TableReply {
  readonly view: TableView;
  readonly save: string;
}

/** A request that was refused: nothing has changed. */
export interface ErrorReply {
  readonly code: string;
  readonly message: string;
  readonly context: Readonly<Record<string, string | number | null>>;
}

/** The names by which requests go over the wire. */
export type RequestType = Request["type"];

/** What a request of a type carries besides its type. */
export type RequestFields<T extends RequestType> = Omit<Extract<Request, { type: T }>, "type">;
