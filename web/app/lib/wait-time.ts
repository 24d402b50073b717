const minute = 60;
const hour = 60 * minute;

export interface WaitTime {
  unit: "seconds" | "minutes" | "hours";
  count: number;
}

/** How long to wait, in the unit a person counts in; rounded up, so that the next try is not early. */
export const waitTimeOf = (seconds: number): WaitTime => {
  if (seconds <= minute) return { unit: "seconds", count: Math.max(1, Math.ceil(seconds)) };
  if (seconds <= hour) return { unit: "minutes", count: Math.ceil(seconds / minute) };
  return { unit: "hours", count: Math.ceil(seconds / hour) };
};
