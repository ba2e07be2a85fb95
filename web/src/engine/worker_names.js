// What the engine's workers are called, by which each knows how it is to start.

export const ENGINE = "engine";
/** One that is to start from the files, whatever is kept of earlier starts. */
export const FRESH = "engine afresh";
