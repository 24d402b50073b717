import { longestWaySeconds, mostWaiting } from "@app/contract/device-limits";
import { isToSend, type OutboxEntry } from "./entry.ts";

/** From here on whoever weighs is asked to connect. */
const nearlyMost = 150;
const nearlyLongestSeconds = 5 * 24 * 60 * 60;

export interface Limits {
  waiting: number;
  /** Nothing more may be weighed before something was sent. */
  isReached: boolean;
  isNear: boolean;
}

/** How much of what a phone may keep is used, by number and by age. */
export const limitsOf = (entries: readonly OutboxEntry[], now: number): Limits => {
  const waiting = entries.filter(isToSend);
  const oldest = Math.min(...waiting.map(({ occurredAt }) => Date.parse(occurredAt)));
  const seconds = (now - oldest) / 1000;
  return {
    waiting: waiting.length,
    isReached: waiting.length >= mostWaiting || seconds >= longestWaySeconds,
    isNear: waiting.length >= nearlyMost || seconds >= nearlyLongestSeconds,
  };
};
