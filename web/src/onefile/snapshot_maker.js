// In the one file this stands for `../engine/snapshot_maker.js`.

/** A page from disk is given no cache to keep a snapshot in. */
export async function makeSnapshot() {}
