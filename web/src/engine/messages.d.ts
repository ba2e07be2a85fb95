// What goes between the page and the worker, always as JSON text. The requests and what `ok` holds
// are generated from the rules package (protocol.d.ts); the rest is the worker's own.

import type {
  DiagramsReply,
  ErrorReply,
  GamesReply,
  HintReply,
  LessonReply,
  LessonsReply,
  Reply,
  Request,
  ReviewReply,
  RulesReply,
  TableRequest,
} from "./protocol";

/**
 * How far the start has come. `download`: bytes of all files; `start`: Python itself; `install`:
 * the rules package; `ready`: requests are answered from now on. A stage's fraction goes from 0 to
 * 1, and a stage that has ended does not come back.
 */
export interface Progress {
  readonly type: "progress";
  readonly stage: "download" | "start" | "install" | "ready";
  readonly fraction: number;
}

/** The start has failed and nothing more will come from this worker. */
export interface Failure {
  readonly type: "failure";
  readonly error: ErrorReply;
}

/** A request as it is sent: its answer carries the same id. */
export type Envelope = Request & { readonly id: number };

export type TableRequestType = TableRequest["type"];

/** What can be asked without a match, or about one that stays as it is. */
export interface QuestionReplies {
  hint: HintReply;
  list_games: GamesReply;
  describe_rules: RulesReply;
  list_lessons: LessonsReply;
  describe_lesson: LessonReply;
  draw_diagrams: DiagramsReply;
  review: ReviewReply;
}
export type QuestionType = keyof QuestionReplies;
export type QuestionReply<T extends QuestionType> = QuestionReplies[T];

export interface Answer {
  readonly type?: undefined;
  readonly id: number;
  readonly ok: Reply;
}

export interface Refusal {
  readonly type?: undefined;
  readonly id: number;
  readonly error: ErrorReply;
}

export type WorkerMessage = Progress | Failure | Answer | Refusal;
