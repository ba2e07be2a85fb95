// What the page and the service worker say to each other, and how they tell the files that never change.

/** To a worker that waits: take over now. */
export const TAKE_OVER = "SKIP_WAITING";
/** To any worker, with a port for the answer: which version of the site it serves. */
export const WHICH_VERSION = "WHICH_VERSION";
/** To the worker in charge: drop the files of older versions, unless somebody may need them yet. */
export const TIDY = "TIDY";

/** Paths that are named by what is in the file: whatever version of the site it is, they hold the same. */
export const NAMED_BY_CONTENT = /-(?:[0-9A-Z]{8}\.\w+|[0-9a-f]{8}\/[^/]+)$/;
