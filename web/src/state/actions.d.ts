// What a person can do on the page: every screen gets these and nothing else to act with.

import type { Box } from "../lib/measure.js";
import type { HintActions } from "./hint-actions.d.ts";
import type { LearnActions } from "./learn-actions.d.ts";
import type { Notice, Reading } from "./page.js";
import type { Preferences } from "./preferences.js";
import type { SetupActions } from "./setup-actions.d.ts";

export interface Actions extends SetupActions, HintActions, LearnActions {
  // the table
  proceed(): void;
  /** From the lot to the hand of the one who drew the lead and says to be there. */
  lead(seat: number): void;
  showHand(): void;
  hideHand(): void;
  undo(): void;
  draw(): void;
  pass(): void;
  /** Places a tile; where counts are announced, asks for the count first, and else once more if people so wish. */
  place(action: string): void;
  /** The computer player whose turn it is plays as far as it has thought. */
  playNow(): void;
  /** Has computer players wait, or go on. */
  pause(paused: boolean): void;
  rematch(): void;
  /** Nothing is done by itself in this turn any more. */
  stop(): void;

  // counts that are said, and calls
  say(count: number | null): void;
  type(said: string): void;
  unsay(): void;
  muggins(): void;
  call(seat: number): void;
  stopCalling(): void;
  setPatience(seconds: number): void;

  // the hand
  tap(tile: string): void;
  pickUp(tile: string): void;
  putBack(): void;
  pointAt(tile: string): void;
  measured(area: "line" | "hand", box: Box): void;

  // preferences
  openSettings(): void;
  closeSettings(): void;
  prefer<N extends keyof Preferences>(name: N, value: Preferences[N]): void;

  // keys
  openKeys(): void;
  closeKeys(): void;
  /** Has something of the table read out. */
  read(what: Reading): void;

  // between screens
  openSheet(): void;
  closeSheet(): void;
  /** Has the round that is over looked through. */
  openReview(): void;
  closeReview(): void;
  /** Whether the review tells of computer players too. */
  reviewRivals(isOn: boolean): void;
  lookCloser(): void;
  lookAway(): void;
  leave(): void;
  retry(): void;
  playHere(): void;
  downloadBroken(): void;
  closeBroken(): void;
  dismiss(notice: Notice): void;
  /** Loads the newer version of the page. */
  takeUpdate(): void;
}
