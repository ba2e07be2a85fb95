// In the one file this stands for `../offline/offline.js`: it is there without a network as it is, and a newer
// one is a file of its own.

/** @typedef {import("../offline/updates.js").Updates} Updates */

/** @returns {Pick<Updates, "take" | "whenOffline">} */
export function createUpdates() {
  return { take: async () => {}, whenOffline: async () => {} };
}

export function followUpdates() {}

/** What is kept for a page from disk belongs to no site that could ask for it to stay. */
export function followPersistence() {}
