/** Numbers alone: the service worker needs them, and no schema. */

/** How long a phone may keep a deposit before it arrives. */
export const longestWaySeconds = 7 * 24 * 60 * 60;
/** How many a phone may keep, and how many it sends at a time. */
export const mostWaiting = 200;
export const batchSize = 50;
