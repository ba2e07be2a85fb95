// Events that repeat are told together: three draws in a row are "drew 3 tiles".

/** @typedef {import("../engine/protocol.d.ts").EventView} EventView */
/** @typedef {{ event: EventView, count: number }} Run */

/** @param {EventView} event */
const isRepeated = ({ kind }) => kind === "draw" || kind === "pass";

/**
 * @param {readonly EventView[]} events
 * @returns {Run[]}
 */
export function eventRuns(events) {
  /** @type {Run[]} */
  const runs = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && isRepeated(event) && event.kind === last.event.kind && event.seat === last.event.seat) {
      last.count += 1;
    } else {
      runs.push({ event, count: 1 });
    }
  }
  return runs;
}
