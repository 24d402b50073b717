import { dayInAlgeria } from "./country-time.ts";
import { addDays, weekdayOf, windowOn } from "./office-calendar.ts";
import type { Window } from "./pickups.ts";

const friday = 5;
const offeredDays = 5;

const windowsOf = (day: string): Window[] => [windowOn(day, "morning"), windowOn(day, "afternoon")];

/** Half-days of the next five working days that have not begun. Nobody drives on Friday. */
export const halfDaysFrom = (now: Date): Window[] => {
  const today = dayInAlgeria(now);
  const days = Array.from({ length: offeredDays + 3 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => weekdayOf(day) !== friday)
    .map((day) => windowsOf(day).filter(({ from }) => new Date(from) > now))
    .filter((windows) => windows.length > 0);
  return days.slice(0, offeredDays).flat();
};
