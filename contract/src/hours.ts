import { z } from "zod/mini";
import { countryZone } from "./locales.ts";

/** The week begins on Saturday here. */
export const weekDays = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;
export type WeekDay = (typeof weekDays)[number];

export const spansPerDay = 3;

const minutesPerDay = 24 * 60;
const minutesPerWeek = weekDays.length * minutesPerDay;

const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time"));
const spanSchema = z.tuple([timeSchema, timeSchema]);
export type Span = z.infer<typeof spanSchema>;

/** A day that ends at or before the time it began ends on the next day. */
const passesMidnight = ([from, until]: Span): boolean => until <= from;

const areInOrder = (spans: readonly Span[]): boolean =>
  spans.every((span, index) => {
    const next = spans[index + 1];
    return next === undefined || (!passesMidnight(span) && span[1] < next[0]);
  });

const daySchema = z
  .array(spanSchema)
  .check(z.minLength(1), z.maxLength(spansPerDay), z.refine(areInOrder, { error: "order" }));

/** When a point is open, by the clocks of Algeria; a day that is missing is closed. */
export const hoursSchema = z.strictObject({
  sat: z.optional(daySchema),
  sun: z.optional(daySchema),
  mon: z.optional(daySchema),
  tue: z.optional(daySchema),
  wed: z.optional(daySchema),
  thu: z.optional(daySchema),
  fri: z.optional(daySchema),
} satisfies Record<WeekDay, unknown>);
export type Hours = z.infer<typeof hoursSchema>;

interface Stretch {
  /** In minutes of the week. */
  from: number;
  until: number;
}

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeOf = (minutes: number): string => {
  const ofDay = minutes % minutesPerDay;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

const stretchesOf = (hours: Hours): Stretch[] =>
  weekDays.flatMap((day, index) =>
    (hours[day] ?? []).map((span) => {
      const from = index * minutesPerDay + minutesOf(span[0]);
      const length = minutesOf(span[1]) - minutesOf(span[0]);
      return { from, until: from + (passesMidnight(span) ? length + minutesPerDay : length) };
    }),
  );

/** A door that closes when it opens again has not closed. */
const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  for (const { from, until } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else result.push({ from, until });
  }
  return result;
};

/** Last week, this one and the next, so that Friday night runs into Saturday. */
const threeWeeks = (hours: Hours): Stretch[] => {
  const week = stretchesOf(hours);
  return joined(
    [-minutesPerWeek, 0, minutesPerWeek].flatMap((shift) =>
      week.map(({ from, until }) => ({ from: from + shift, until: until + shift })),
    ),
  );
};

const algiers = new Intl.DateTimeFormat("en-GB", {
  timeZone: countryZone,
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const partsAt = (moment: Date) => {
  const parts = Object.fromEntries(algiers.formatToParts(moment).map((part) => [part.type, part]));
  return {
    day: parts["weekday"]?.value.toLowerCase() as WeekDay,
    minutes: Number(parts["hour"]?.value) * 60 + Number(parts["minute"]?.value),
  };
};

/** The day it is in Algeria. */
export const weekDayAt = (moment: Date): WeekDay => partsAt(moment).day;

export type OpenState =
  /** Without an end the point never closes. */
  | { isOpen: true; until: string | null }
  | { isOpen: false; opens: { day: WeekDay; time: string; isToday: boolean } | null };

const isWholeWeek = ({ from, until }: Stretch): boolean => until - from >= minutesPerWeek;

/** Whether a point is open, and until or from when. */
export const openStateAt = (hours: Hours, moment: Date): OpenState => {
  const { day, minutes } = partsAt(moment);
  const now = weekDays.indexOf(day) * minutesPerDay + minutes;
  const stretches = threeWeeks(hours);
  const current = stretches.find(({ from, until }) => from <= now && now < until);
  if (current) return { isOpen: true, until: isWholeWeek(current) ? null : timeOf(current.until) };
  const next = stretches.find(({ from }) => from > now);
  if (!next) return { isOpen: false, opens: null };
  const opensOn = weekDays[Math.floor(next.from / minutesPerDay) % weekDays.length] ?? day;
  const isToday = Math.floor(next.from / minutesPerDay) === Math.floor(now / minutesPerDay);
  return { isOpen: false, opens: { day: opensOn, time: timeOf(next.from), isToday } };
};
