import { parseCronItems } from "graphile-worker";

const minute = 60;
const hour = 60 * minute;
const daysToLookAt = 15;

/** The longest a schedule rests, by walking through some days of it: minutes of UTC. */
const longestRestMinutes = (schedule: string): number => {
  const [item] = parseCronItems([{ task: "any", match: schedule }]);
  let last: number | undefined;
  let longest = 0;
  for (let at = 0; at < daysToLookAt * 24 * 60; at++) {
    const then = new Date(Date.UTC(2026, 0, 1, 0, at));
    const isDue = item?.match({
      min: then.getUTCMinutes(),
      hour: then.getUTCHours(),
      date: then.getUTCDate(),
      month: then.getUTCMonth() + 1,
      dow: then.getUTCDay(),
    });
    if (!isDue) continue;
    if (last !== undefined) longest = Math.max(longest, at - last);
    last = at;
  }
  // One that comes less than once a week would need more days here.
  if (longest === 0) throw new Error(`${schedule} comes too rarely to be watched`);
  return longest;
};

/**
 * How long a job may go without a good end before somebody must know: the longest its schedule rests, and
 * time for what may take long or fail twice. A nightly job has two hours, one of each minute a quarter.
 */
export const patienceSeconds = (schedule: string): number => {
  const rest = longestRestMinutes(schedule) * minute;
  return rest + Math.min(2 * hour, Math.max(15 * minute, 2 * rest));
};
