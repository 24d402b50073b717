import type { Measured } from "./engine.ts";
import type { MeasuredHttp } from "./http-load.ts";
import { median, withSpread } from "./numbers.ts";
import type { Turn } from "@app/harness/steal";

/** Two sides measured one after the other: only figures of the same minute can be compared. */
export interface Pair {
  bare: Measured;
  http: MeasuredHttp;
}

export const ratioOf = ({ bare, http }: Pair): number => http.perSecond / bare.perSecond;

export const medianOf = (turns: readonly Turn<Pair>[], pick: (pair: Pair) => number): number =>
  median(turns.map(({ figures }) => pick(figures)));

/** "reached", or what is missing to it. */
export const against = (figure: number, goal: number): string =>
  figure >= goal ? `${goal}, reached` : `${goal}, not reached`;

export const head = [
  "Ratio (least to most)",
  "Goal",
  "Bare, a second",
  "HTTP, a second",
  "HTTP p50 / p99 ms",
  "CPU µs each: database, server, generator",
  "Stolen",
] as const;

/** The cells under `head`. */
export const cells = (turns: readonly Turn<Pair>[], goal: number): string[] => {
  const whole = (pick: (pair: Pair) => number): string => medianOf(turns, pick).toFixed(0);
  const wait = (pick: (pair: Pair) => number): string => medianOf(turns, pick).toFixed(1);
  return [
    withSpread(turns.map(({ figures }) => ratioOf(figures))),
    against(medianOf(turns, ratioOf), goal),
    whole(({ bare }) => bare.perSecond),
    whole(({ http }) => http.perSecond),
    `${wait(({ http }) => http.p50)} / ${wait(({ http }) => http.p99)}`,
    [
      whole(({ http }) => http.cpu.database),
      whole(({ http }) => http.cpu.server),
      whole(({ http }) => http.cpu.generator),
    ].join(", "),
    `${(median(turns.map(({ stolen }) => stolen)) * 100).toFixed(0)} %`,
  ];
};

/** How figures were taken, once under each table. */
export const howTaken = (rounds: number, seconds: number): string =>
  `Medians of ${rounds} turns; in a turn each side has ${seconds} seconds, one after the other, on the same cores. ` +
  "A turn during which the host gave more than 5 % of the machine's time to others is taken again, and of six the " +
  "least disturbed counts; the last column says how much was stolen in those that count. CPU is read from `/proc`; " +
  "the database's is that of its backends.";
