import { listTasks } from "@app/contract/tasks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCountry } from "./country.ts";
import { makeBag } from "./day.ts";
import { firstMidnight, play } from "./play.ts";
import { type OwnProduct, startProduct } from "./product.ts";
import { randomFor } from "./random.ts";
import { gapOf, readCover } from "./settled.ts";
import { populate, type World } from "./world.ts";

let product: OwnProduct;
let world: World;

const helpers = (country: ReturnType<typeof makeCountry>) => ({
  ...country,
  points: country.points.map((point, index) => ({
    ...point,
    hasCamera: true,
    hasHelper: index === 0,
  })),
  citizens: country.citizens.map((citizen, index) => ({ ...citizen, hasApp: index % 2 === 0 })),
});

beforeAll(async () => {
  product = await startProduct();
  world = await populate(
    product,
    helpers(makeCountry({ seed: 7, points: 2, citizensPerPoint: 2 })),
  );
});
afterAll(() => product.stop());

test("people sign up, points open with a helper, days are weighed and no token is missing", async () => {
  const random = randomFor(7, "test");
  const { points, citizens } = world.country;
  const bags = citizens.flatMap((citizen) => {
    const point = points[citizen.homePoint];
    if (!point) return [];
    const seen = citizen.hasApp ? ("live" as const) : ("card" as const);
    return [9, 10, 33].map((hour) =>
      makeBag({ random, point, citizen, at: hour * 3600 }, { seen }),
    );
  });
  const midnight = firstMidnight(new Date(), 2).getTime();
  const inOrder = bags.toSorted((a, b) => a.at - b.at);
  const played = await play(world, inOrder, {
    speed: null,
    momentOf: ({ at }) => new Date(midnight + at * 1000),
  });
  expect(Object.fromEntries(played.outcomes)).toEqual({ recorded: 12 });
  expect(world.met()).toBe(4);
  const cover = await readCover(product);
  expect(cover.withCitizens + cover.waiting).toBeGreaterThan(0);
  expect(gapOf(cover)).toBe(0);
});

test("the back office has nothing left to check of those who asked to open", async () => {
  const { tasks } = await world.clerk.ask(listTasks, { query: { group: "checks" } });
  expect(tasks.filter(({ kind }) => kind === "point_approval")).toEqual([]);
});
