/** The country's week begins on Saturday. */
export const weekDays = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;
export type WeekDay = (typeof weekDays)[number];

export type Hours = Partial<Record<WeekDay, readonly (readonly [string, string])[]>>;

export interface HoursRow {
  from: WeekDay;
  to: WeekDay;
  times: string;
}

const timesOf = (hours: Hours, day: WeekDay): string =>
  (hours[day] ?? []).map(([from, to]) => `${from}–${to}`).join("  ·  ");

/** Days in a row with the same hours are one row; a day without any has none. */
export const hoursRows = (hours: Hours): HoursRow[] => {
  const rows: HoursRow[] = [];
  let isOpenBefore = false;
  for (const day of weekDays) {
    const times = timesOf(hours, day);
    const last = rows.at(-1);
    if (times !== "" && isOpenBefore && last?.times === times) last.to = day;
    else if (times !== "") rows.push({ from: day, to: day, times });
    isOpenBefore = times !== "";
  }
  return rows;
};
