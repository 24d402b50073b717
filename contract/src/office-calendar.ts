import { momentInAlgeria } from "./country-time.ts";
import type { Rhythm } from "./office-packs.ts";

/** When a van comes to an office. Days are written "2026-11-17", as the country counts them. */

/** Sunday to Thursday, as `Date` numbers them: offices are closed on Friday and Saturday. */
export const officeWeekdays = [0, 1, 2, 3, 4] as const;

export const halves = { morning: { from: 8, to: 12 }, afternoon: { from: 13, to: 17 } } as const;
export type Half = keyof typeof halves;

export interface Calendar {
  rhythm: Rhythm;
  weekday: number;
  /** The first visit is on this day or after it. */
  startsOn: string;
  pause: { from: string; to: string } | null;
  /** One date moved to another day, or left out. */
  moves: readonly { day: string; to: string | null }[];
}

export interface Visit {
  /** When the van comes. */
  day: string;
  /** When it would have come by the rhythm. */
  planned: string;
}

const dayMs = 86_400_000;
const partsOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  written(partsOf(day).getTime() + days * dayMs);

export const weekdayOf = (day: string): number => partsOf(day).getUTCDay();

export const isOfficeDay = (day: string): boolean =>
  officeWeekdays.some((weekday) => weekday === weekdayOf(day));

const firstOnOrAfter = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

const firstOfNextMonth = (day: string): string => {
  const at = partsOf(day);
  return written(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
};

/** Once a month is the first such weekday of the month. */
const firstByRhythm = ({ rhythm, weekday, startsOn }: Calendar): string => {
  if (rhythm !== "monthly") return firstOnOrAfter(startsOn, weekday);
  const inThisMonth = firstOnOrAfter(`${startsOn.slice(0, 8)}01`, weekday);
  return inThisMonth >= startsOn
    ? inThisMonth
    : firstOnOrAfter(firstOfNextMonth(startsOn), weekday);
};

const nextByRhythm = (day: string, { rhythm, weekday }: Calendar): string => {
  if (rhythm === "monthly") return firstOnOrAfter(firstOfNextMonth(day), weekday);
  return addDays(day, rhythm === "weekly" ? 7 : 14);
};

const isPaused = (day: string, { pause }: Calendar): boolean =>
  pause !== null && pause.from <= day && day <= pause.to;

/** So far somebody may move a date from where the rhythm has it. */
export const furthestMove = 13;

/** Visits from one day to another, both included, the first one first. */
export const visitsBetween = (calendar: Calendar, from: string, to: string): Visit[] => {
  const moved = new Map(calendar.moves.map(({ day, to: target }) => [day, target]));
  const visits: Visit[] = [];
  const last = addDays(to, furthestMove);
  for (let day = firstByRhythm(calendar); day <= last; day = nextByRhythm(day, calendar)) {
    const target = moved.has(day) ? moved.get(day) : isPaused(day, calendar) ? null : day;
    if (target && target >= from && target <= to) visits.push({ day: target, planned: day });
  }
  return visits.toSorted((a, b) => a.day.localeCompare(b.day));
};

export const windowOn = (day: string, half: Half): { from: string; to: string } => ({
  from: momentInAlgeria(day, halves[half].from).toISOString(),
  to: momentInAlgeria(day, halves[half].to).toISOString(),
});
