// Python's memory as it was when the rules package had been imported, kept in the browser from the first visit
// on: a start from it has nothing to import. The options of Pyodide that make it are not public ones, so that the
// version is pinned, and a start that fails goes on without it.

const CACHE = "muggins-snapshot";

/**
 * The address under which the snapshot of these files is kept: what they, and the script that makes it, are named by
 * changes with what is in them, so that another build, or another Python, has another.
 *
 * @param {import("./boot.js").EngineFiles} files
 * @param {string} base the address that the paths are relative to
 * @param {string} maker the script that makes it
 */
export function snapshotAddress({ runtime, wheel }, base, maker) {
  const name = new URL(maker, base).pathname.split("/").at(-1);
  return new URL(`snapshot?of=${encodeURIComponent(runtime + wheel + name)}`, base).href;
}

/** @returns {boolean} whether the browser can keep one */
export function canKeepSnapshots() {
  return typeof caches !== "undefined" && typeof DecompressionStream !== "undefined";
}

/**
 * @param {string} address
 * @returns {Promise<Response | null>} a snapshot as it is kept, packed
 */
export async function findSnapshot(address) {
  if (!canKeepSnapshots()) return null;
  return (await (await caches.open(CACHE)).match(address)) ?? null;
}

/**
 * @param {Response} kept
 * @returns {Promise<ArrayBuffer>} rejects where it is not whole: what it was packed with tells
 */
export async function unpackSnapshot({ body }) {
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Keeps a snapshot, and none but this; it is packed before, so that a page that is closed meanwhile leaves none that
 * is cut short.
 *
 * @param {string} address
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function keepSnapshot(address, bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  const packed = await new Response(stream).blob();
  await dropSnapshots();
  await (await caches.open(CACHE)).put(address, new Response(packed));
}

/**
 * Lets one worker at a time see to it that there is a snapshot: of two tabs at leisure one would spoil what the other
 * keeps.
 *
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  await navigator.locks.request(CACHE, work);
}

/** Forgets all of them; does nothing where there are none. */
export async function dropSnapshots() {
  if (canKeepSnapshots()) await caches.delete(CACHE);
}
