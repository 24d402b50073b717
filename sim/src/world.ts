import { progress } from "@app/harness/report";
import type { Phone } from "./api.ts";
import type { CitizenPlan, Country } from "./country.ts";
import { type Counter, openCounter, registerAt } from "./counter.ts";
import { eachOf } from "./crowd.ts";
import type { Bag } from "./day.ts";
import { hireHelper } from "./helper.ts";
import { applyForPoint, approvePoints, type OpenPoint } from "./open-point.ts";
import { type Citizen, createNumbers, hireClerk, signUp } from "./people.ts";
import type { Product } from "./product.ts";

/** A country whose points are open and whose people have phones. */
export interface World {
  product: Product;
  country: Country;
  clerk: Phone;
  points: readonly OpenPoint[];
  /** Who weighs there at that moment: the owner, or the helper every second hour. */
  counterAt: (bag: Bag) => Counter;
  /** Signed up, or registered at the counter, when they first come. */
  meet: (bag: Bag) => Promise<Met>;
  /** How many came so far. */
  met: () => number;
}

export interface Met {
  code: string;
  /** Null for whoever has no app. */
  app: Citizen | null;
}

const atOnce = 6;

const openCounters = async (
  product: Product,
  numbers: () => string,
  { plan, id, owner }: OpenPoint,
): Promise<Counter[]> => [
  openCounter(id, owner),
  ...(plan.hasHelper
    ? [openCounter(id, await hireHelper(product, numbers(), { id, plan, owner }))]
    : []),
];

const openPoints = async (
  product: Product,
  country: Country,
  clerk: Phone,
  numbers: () => string,
) => {
  let done = 0;
  const points = await eachOf(country.points, atOnce, async (plan) => {
    const point = await applyForPoint(product, numbers(), plan);
    progress(`${++done} of ${country.points.length} points asked to open`);
    return point;
  });
  await approvePoints(clerk, points);
  const counters = await eachOf(points, atOnce, (point) => openCounters(product, numbers, point));
  return { points, counters };
};

const createRegister = (product: Product, country: Country, numbers: () => string) => {
  const known = new Map<number, Promise<Met>>();
  const meetFirst = async (plan: CitizenPlan, counter: Counter): Promise<Met> => {
    const number = numbers();
    if (!plan.hasApp) return { code: await registerAt(counter, number, plan), app: null };
    const home = country.points[plan.homePoint];
    const app = await signUp(product, number, plan, home?.communeCode ?? 1601);
    return { code: app.code, app };
  };
  return {
    met: () => known.size,
    meet: (bag: Bag, counter: Counter): Promise<Met> => {
      const plan = country.citizens[bag.citizen];
      if (!plan) throw new Error(`nobody is number ${bag.citizen}`);
      const met = known.get(bag.citizen) ?? meetFirst(plan, counter);
      known.set(bag.citizen, met);
      return met;
    },
  };
};

/** `start` tells one run's numbers from another's where both meet the same product. */
export const populate = async (product: Product, country: Country, start = 0): Promise<World> => {
  const numbers = createNumbers(start);
  const clerk = await hireClerk(product, numbers());
  const { points, counters } = await openPoints(product, country, clerk, numbers);
  const register = createRegister(product, country, numbers);
  const counterAt = ({ point, at }: Bag): Counter => {
    const here = counters[point] ?? [];
    const counter = here[Math.floor(at / 3600) % here.length];
    if (!counter) throw new Error(`no counter at point ${point}`);
    return counter;
  };
  return {
    product,
    country,
    clerk,
    points,
    counterAt,
    meet: (bag) => register.meet(bag, counterAt(bag)),
    met: register.met,
  };
};
