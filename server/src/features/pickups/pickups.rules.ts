import type { Window } from "@app/contract/pickups";

/** Defaults, in centimes of a dinar. What a pick-up pays is fixed when it is asked for. */
export const basePay = 50_000;
export const payPerKilometer = 3000;
export const payPerKilogram = 200;
/** Roads are longer than the straight line by about so much. */
export const roadFactor = 1.4;

export const payFor = ({ meters, grams }: { meters: number; grams: number }): number =>
  basePay + Math.round((meters * payPerKilometer + grams * payPerKilogram) / 1000);

const hour = 3_600_000;
const day = 24 * hour;
/** Algeria is an hour ahead of Greenwich, all year. */
const ahead = hour;
const friday = 5;
const offeredDays = 5;
/** Morning and afternoon, as hours of the day. */
const halves = [
  { from: 8, to: 12 },
  { from: 13, to: 17 },
] as const;

const midnightBefore = (moment: Date): number =>
  Math.floor((moment.getTime() + ahead) / day) * day - ahead;

const isFriday = (midnight: number): boolean => new Date(midnight + ahead).getUTCDay() === friday;

const windowsOf = (midnight: number): Window[] =>
  halves.map(({ from, to }) => ({
    from: new Date(midnight + from * hour).toISOString(),
    to: new Date(midnight + to * hour).toISOString(),
  }));

/** Half-days of the next five working days that have not begun. Nobody drives on Friday. */
export const windowsFrom = (now: Date): Window[] => {
  const today = midnightBefore(now);
  const days = Array.from({ length: offeredDays + 3 }, (_, index) => today + index * day)
    .filter((midnight) => !isFriday(midnight))
    .map((midnight) => windowsOf(midnight).filter(({ from }) => new Date(from) > now))
    .filter((windows) => windows.length > 0);
  return days.slice(0, offeredDays).flat();
};

export const firstWindowFrom = (now: Date): Window => {
  const [first] = windowsFrom(now);
  if (!first) throw new Error("the next days have no window");
  return first;
};

/** As instants: the same moment may be written in more than one way. */
const timesOf = ({ from, to }: Window) => ({ from: Date.parse(from), to: Date.parse(to) });

export const isOffered = (window: Window, now: Date): boolean => {
  const { from, to } = timesOf(window);
  return windowsFrom(now)
    .map(timesOf)
    .some((half) => half.from === from && half.to === to);
};

const shortest = hour;

/** What a driver proposes: an hour or more inside one of the half-days. */
export const isWithinOffered = (window: Window, now: Date): boolean => {
  const { from, to } = timesOf(window);
  return (
    to - from >= shortest &&
    windowsFrom(now)
      .map(timesOf)
      .some((half) => half.from <= from && to <= half.to)
  );
};

/** So late a driver must say why they give a pick-up back. */
export const needsReasonToGiveBack = (windowFrom: Date, now: Date, freeHours: number): boolean =>
  windowFrom.getTime() - now.getTime() < freeHours * hour;
