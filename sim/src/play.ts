import { progress } from "@app/harness/report";
import { dayInAlgeria, momentInAlgeria } from "@app/contract/country-time";
import { citizenWall } from "@app/contract/walls";
import type { Counter, Weighed } from "./counter.ts";
import { seenAsOf } from "./counter.ts";
import { eachOf } from "./crowd.ts";
import { type Bag, secondsOfDay } from "./day.ts";
import type { World } from "./world.ts";

/** How simulated time runs. */
export interface Pace {
  /** Simulated seconds in one real second; null: as fast as the product takes it. */
  speed: number | null;
  /** When a bag was weighed, as the counter's phone says. */
  momentOf: (bag: Bag) => Date;
}

export interface Played {
  bags: number;
  grams: number;
  /** How each was taken: `recorded`, or the name of a refusal. */
  outcomes: Map<string, number>;
  looks: number;
  /** Seconds by which the product, or this machine, fell behind the clock. */
  lateSeconds: number;
}

/** Midnight of the first of so many days that end yesterday, by the country's clock. */
export const firstMidnight = (now: Date, days: number): Date => {
  const dayMs = secondsOfDay * 1000;
  return new Date(momentInAlgeria(dayInAlgeria(now)).getTime() - days * dayMs);
};

/** As fast as it goes, this much of a day at a time, so that one phone's bags stay in order. */
const windowWhenFast = 6 * 3600;
/** With a clock: what falls into so much real time is sent together. */
const realSecondsTogether = 0.5;
const atOnce = 10;
/** One in so many citizens looks at the wall after the bag. */
const looksEvery = 5;

const byCounter = (world: World, bags: readonly Bag[]): [Counter, Bag[]][] => {
  const groups = new Map<Counter, Bag[]>();
  for (const bag of bags) {
    const counter = world.counterAt(bag);
    groups.set(counter, [...(groups.get(counter) ?? []), bag]);
  }
  return [...groups];
};

const weighedOf = async (world: World, pace: Pace, bag: Bag): Promise<Weighed> => {
  const { code, app } = await world.meet(bag);
  const occurredAt = pace.momentOf(bag);
  return { bag, code, occurredAt, seenAs: seenAsOf(bag.seen, app, occurredAt) };
};

const look = async (world: World, bag: Bag, played: Played): Promise<void> => {
  const { app } = await world.meet(bag);
  if (!app) return;
  await app.phone.ask(citizenWall);
  played.looks++;
};

const carryOut = async (
  world: World,
  pace: Pace,
  bags: readonly Bag[],
  played: Played,
): Promise<void> => {
  await eachOf(byCounter(world, bags), atOnce, async ([counter, here]) => {
    const weighed = [];
    for (const bag of here) weighed.push(await weighedOf(world, pace, bag));
    const outcomes = await counter.send(weighed);
    for (const outcome of outcomes) {
      played.outcomes.set(outcome, (played.outcomes.get(outcome) ?? 0) + 1);
    }
    const [last] = here.slice(-1);
    if (last && (played.bags + last.at) % looksEvery === 0) await look(world, last, played);
    played.bags += here.length;
    played.grams += here.reduce((sum, { grams }) => sum + grams, 0);
  });
};

const clockFace = (at: number): string => {
  const [day, minutes] = [Math.floor(at / secondsOfDay), Math.floor((at % secondsOfDay) / 60)];
  const two = (number: number): string => String(number).padStart(2, "0");
  return `day ${day + 1} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** What else happens as time goes on: vans, brands, the back office. */
export type Meanwhile = (at: number) => Promise<void>;

/** How far the plan's clock is ahead of the real one, in real seconds. */
const createClock = ({ speed }: Pace, first: number): ((at: number) => number) => {
  const started = performance.now();
  return (at) => (speed === null ? 0 : (at - first) / speed - (performance.now() - started) / 1000);
};

const pause = async (seconds: number): Promise<void> => {
  if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
};

export interface Beside {
  meanwhile?: Meanwhile;
  isOver?: () => boolean;
}

/** Carries a plan out, in the order of its clock, until it ends or `isOver` says so. */
export const play = async (
  world: World,
  bags: readonly Bag[],
  pace: Pace,
  { meanwhile, isOver = () => false }: Beside = {},
): Promise<Played> => {
  const played: Played = { bags: 0, grams: 0, outcomes: new Map(), looks: 0, lateSeconds: 0 };
  const [first, last] = [bags[0]?.at ?? 0, bags.at(-1)?.at ?? 0];
  const window = pace.speed === null ? windowWhenFast : pace.speed * realSecondsTogether;
  const aheadAt = createClock(pace, first);
  for (let at = first; at <= last && !isOver(); at += window) {
    const due = bags.filter((bag) => bag.at >= at && bag.at < at + window);
    await carryOut(world, pace, due, played);
    await meanwhile?.(at);
    progress(
      `${clockFace(at)}  ${played.bags} bags, ${world.met()} citizens, ${played.looks} looks`,
    );
    const ahead = aheadAt(at + window);
    played.lateSeconds = Math.max(played.lateSeconds, -ahead);
    await pause(ahead);
  }
  return played;
};
