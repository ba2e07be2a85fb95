// Small sounds, made as they are heard: nothing is loaded, and nothing is made before somebody has touched the page.

/** @typedef {import("./heard.js").Sign} Sign */

const LOUDNESS = 0.25;
const SILENT = 0.0001;

export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;
  #create;

  /** @param {() => AudioContext} create */
  constructor(create) {
    this.#create = create;
  }

  /** @param {Sign} sign */
  play(sign) {
    // A device may have no sound to give, or no more of it: the match goes on without.
    try {
      this.#context ??= this.#create();
      const context = this.#context;
      // A browser lets it rest where the page has not been touched for long, a call to the phone interrupts it.
      if (context.state !== "running") context.resume().catch(() => {});
      PLAYED[sign](context, context.currentTime + 0.01);
    } catch {
      this.#context = null;
    }
  }
}

/** @type {Record<Sign, (context: AudioContext, at: number) => void>} */
const PLAYED = {
  place: click,
  draw: (context, at) => click(context, at, 0.5),
  score(context, at) {
    click(context, at);
    [880, 1318.5, 1760].forEach((pitch, step) => {
      tone(context, at + 0.04 + 0.07 * step, { from: pitch, to: pitch, length: 0.32, loudness: 0.5 });
    });
  },
  pass(context, at) {
    for (const later of [0, 0.16])
      tone(context, at + later, { from: 190, to: 80, length: 0.11, loudness: 1 });
  },
  shuffle(context, at) {
    for (let tile = 0; tile < 14; tile += 1)
      click(context, at + 0.7 * Math.random(), 0.2 + 0.3 * Math.random());
  },
};

/**
 * A tile that is laid down: a short knock of something hard.
 *
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} [loudness]
 */
function click(context, at, loudness = 1) {
  tone(context, at, { from: 2100, to: 900, length: 0.035, loudness: 0.7 * loudness });
  tone(context, at, { from: 420, to: 180, length: 0.07, loudness });
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {{ from: number, to: number, length: number, loudness: number }} sound  pitches in Hz, seconds
 */
function tone(context, at, { from, to, length, loudness }) {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS * loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
