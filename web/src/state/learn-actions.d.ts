// What a person can do where the game is learnt.

import type { Leaf } from "./learn.js";

export interface LearnActions {
  /** Shows the contents: lessons, rules, tips and history. */
  openLearn(): void;
  turnTo(leaf: Leaf): void;
  openLesson(at: number): void;
  answerTask(answer: string): void;
  retryTask(): void;
  /** To the next task, the next lesson, or the end. */
  goOnLearning(): void;

  tapInLesson(tile: string): void;
  pickUpInLesson(tile: string): void;
  putBackInLesson(): void;
  pointAtInLesson(tile: string): void;
}
