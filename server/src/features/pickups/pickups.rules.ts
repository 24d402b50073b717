import { halfDaysFrom } from "@app/contract/half-days";
import type { Window } from "@app/contract/pickups";

/** Defaults, in centimes of a dinar. What a pick-up pays is fixed when it is asked for. */
export const basePay = 50_000;
export const payPerKilometer = 3000;
export const payPerKilogram = 200;
/** Roads are longer than the straight line by about so much. */
export const roadFactor = 1.4;

export const payFor = ({ meters, grams }: { meters: number; grams: number }): number =>
  basePay + Math.round((meters * payPerKilometer + grams * payPerKilogram) / 1000);

export const firstWindowFrom = (now: Date): Window => {
  const [first] = halfDaysFrom(now);
  if (!first) throw new Error("the next days have no window");
  return first;
};

/** As instants: the same moment may be written in more than one way. */
const timesOf = ({ from, to }: Window) => ({ from: Date.parse(from), to: Date.parse(to) });

export const isOffered = (window: Window, now: Date): boolean => {
  const { from, to } = timesOf(window);
  return halfDaysFrom(now)
    .map(timesOf)
    .some((half) => half.from === from && half.to === to);
};

const hourMs = 3_600_000;
const shortest = hourMs;

/** What a driver proposes: an hour or more inside one of the half-days. */
export const isWithinOffered = (window: Window, now: Date): boolean => {
  const { from, to } = timesOf(window);
  return (
    to - from >= shortest &&
    halfDaysFrom(now)
      .map(timesOf)
      .some((half) => half.from <= from && to <= half.to)
  );
};

/** So late a driver must say why they give a pick-up back. */
export const needsReasonToGiveBack = (windowFrom: Date, now: Date, freeHours: number): boolean =>
  windowFrom.getTime() - now.getTime() < freeHours * hourMs;
