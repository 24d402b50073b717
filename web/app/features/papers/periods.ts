import { dayInAlgeria } from "@app/contract/country-time";

/** Days of the country's calendar, both included. */
export interface Period {
  from: string;
  to: string;
}

export const periodNames = ["month", "quarter", "year"] as const;
export type PeriodName = (typeof periodNames)[number];

const months: Record<PeriodName, number> = { month: 1, quarter: 3, year: 12 };

const asDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The last months up to today, in whole days of Algeria. */
export const periodOf = (name: PeriodName, now: number): Period => {
  const today = new Date(dayInAlgeria(now));
  const from = new Date(today);
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() - months[name]);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  // The day after the same one, months ago; a month without it ends earlier.
  from.setUTCDate(Math.min(today.getUTCDate(), lastDay) + 1);
  return { from: asDay(from), to: asDay(today) };
};
