import { dayInAlgeria } from "@app/contract/country-time";
import type { Window } from "@app/contract/pickups";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Algeria keeps one time all year. */
const offsetMs = hourMs;
const friday = 5;
const halves = [
  { from: 8, to: 12 },
  { from: 13, to: 17 },
] as const;

/** Half-days of the next working days that have not begun; Friday is off. */
export const halfDaysFrom = (now: number, workingDays = 5): Window[] => {
  const windows: Window[] = [];
  let left = workingDays;
  for (let at = now; left > 0; at += dayMs) {
    const midnight = Date.parse(dayInAlgeria(at)) - offsetMs;
    if (new Date(midnight + offsetMs).getUTCDay() === friday) continue;
    const open = halves.filter(({ from }) => midnight + from * hourMs > now);
    for (const { from, to } of open) {
      windows.push({
        from: new Date(midnight + from * hourMs).toISOString(),
        to: new Date(midnight + to * hourMs).toISOString(),
      });
    }
    left -= 1;
  }
  return windows;
};
