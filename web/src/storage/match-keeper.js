// The match on the shelf: kept after every answer, in order, the last one winning.

import { sealed, unsealed } from "./seal.js";

/** @typedef {import("../engine/protocol.d.ts").TableView} TableView */
/** @typedef {import("./shelf.js").Shelf} Shelf */

/**
 * The scores of a match as they are kept beside its save, to be offered before the engine is up.
 *
 * @typedef {object} Summary
 * @property {{ name: string, score: number }[]} players
 * @property {boolean} over
 */

/**
 * @typedef {object} Kept
 * @property {string} save  the record, for the engine only: it holds hidden tiles
 * @property {Summary} summary
 * @property {TableView | null} view  the table without a hand, to be drawn before the engine is up
 */

const MATCH = "match";

export class MatchKeeper {
  /**
   * @param {Shelf} shelf
   * @param {string} version  of the page: of what another has drawn, this one knows nothing
   * @param {(isLasting: boolean) => void} onKept  told after every write
   */
  constructor(shelf, version, onKept) {
    this.shelf = shelf;
    this.version = version;
    this.onKept = onKept;
    /** @type {Kept | null} */
    this.next = null;
    /** @type {Promise<void> | null} */
    this.writing = null;
  }

  /**
   * Keeps a match. While one is being written only the newest of those that wait is written after.
   *
   * @param {Kept} kept
   * @returns {Promise<void>} fulfilled when this match, or a newer one, is kept
   */
  keep(kept) {
    this.next = kept;
    this.writing ??= this.#writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  async #writeAll() {
    while (this.next) {
      const { view, ...kept } = this.next;
      this.next = null;
      const drawn = await sealed(JSON.stringify(view), this.version);
      this.onKept(await this.shelf.set(MATCH, { ...kept, drawn }));
    }
  }

  /**
   * The kept match, null where there is none, or the text of something that is no match.
   *
   * @returns {Promise<{ kept: Kept } | { broken: string } | null>}
   */
  async load() {
    await this.writing;
    const found = await this.shelf.get(MATCH);
    if (found === undefined || found === null) return null;
    if (!isKept(found)) return { broken: textOf(found) };
    const { save, summary, drawn } = found;
    const text = await unsealed(drawn, this.version);
    return { kept: { save, summary, view: text === null ? null : JSON.parse(text) } };
  }

  /**
   * Puts a record that cannot be read where no new match overwrites it.
   *
   * @param {string} text
   * @param {Date} now
   */
  async setAside(text, now) {
    if (await this.shelf.set(`broken-${now.toISOString()}`, text)) await this.shelf.del(MATCH);
  }
}

/**
 * @param {unknown} found
 * @returns {found is { save: string, summary: Summary, drawn?: unknown }}
 */
function isKept(found) {
  if (typeof found !== "object" || found === null) return false;
  if (!("save" in found) || typeof found.save !== "string") return false;
  if (!("summary" in found) || typeof found.summary !== "object" || !found.summary) return false;
  if (!("players" in found.summary) || !Array.isArray(found.summary.players)) return false;
  return "over" in found.summary && found.summary.players.every(isScored);
}

/** @param {unknown} player */
function isScored(player) {
  if (typeof player !== "object" || player === null) return false;
  if (!("name" in player) || typeof player.name !== "string") return false;
  return "score" in player && Number.isFinite(player.score);
}

/** @param {unknown} found */
function textOf(found) {
  return typeof found === "string" ? found : (JSON.stringify(found) ?? String(found));
}
