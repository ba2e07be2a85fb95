// What a person can do about a hint.

export interface HintActions {
  /** Asks what is best to be placed, and why. */
  askHint(): void;
  /** Chooses what is hinted at, tile and place. */
  takeHint(): void;
  closeHint(): void;
}
