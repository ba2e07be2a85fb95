// What a person can do on the way to a match.

import type { OptionValue } from "../engine/protocol.d.ts";
import type { SharedRules } from "./rules-link.js";
import type { Question } from "./setup.js";

export interface SetupActions {
  setSeats(seats: number): void;
  setName(seat: number, name: string): void;
  /** Puts a person or a computer player on a seat, as `state/sitters.js` has them. */
  setSitter(seat: number, sitter: string): void;
  /** Puts the same on every seat but the first. */
  setOthers(sitter: string): void;
  deal(): void;
  keepMatch(): void;
  replaceMatch(): void;
  goOn(): void;

  openGames(): void;
  openHouse(): void;
  /** Back to the start screen, from the games, the house rules or a link. */
  closePanel(): void;
  /** Shows the rules: of the match at the table, else of the game that is chosen. */
  openRules(): void;
  closeRules(): void;
  chooseGame(preset: string): void;
  chooseHouse(rules: SharedRules): void;

  setOption(option: string, value: OptionValue): void;
  resetOption(option: string): void;
  resetAll(): void;
  /** Takes back the change for which the rules cannot be played. */
  undoChange(): void;
  /** Copies a link to the rules. */
  share(): void;
  playLink(): void;

  ask(kind: Question["kind"], name: string): void;
  write(name: string): void;
  answer(): void;
  dropQuestion(): void;
}
