import { linePlot } from "@app/harness/plot";
import { waitFor } from "@app/harness/processes";
import { progress, table, writeImage, writeSection } from "@app/harness/report";
import { addCheats, type Cheat, type CheatingCountry, cheatCount, planCheating } from "./cheats.ts";
import { makeCountry } from "./country.ts";
import { type Bag, inOrder, planDay, secondsOfDay } from "./day.ts";
import { fetchAll } from "./fetch-all.ts";
import { type Flag, readFlags, readScaleFlags } from "./flags.ts";
import { readNumbers } from "./options.ts";
import { firstMidnight, play } from "./play.ts";
import { type OwnProduct, startProduct } from "./product.ts";
import { vanScales } from "./scales.ts";
import { populate, type World } from "./world.ts";

// pnpm sim:fraud [--points 300] [--seed 7] [--write]: honest points and twenty that collude, through the
// public API; which of them the product asks the back office to look at, and how soon. On the last evening
// vans come, and what their scale says is told apart.

const quietDays = 2;
const days = 6;
/** A pattern counts as found when it is noticed within so many days of its first. */
const withinDays = 3;
const goals = { recall: 90, falseAlarms: 1 };

interface Found {
  country: CheatingCountry;
  honest: number;
  /** The simulated day on which a point was first flagged, by its place in the country. */
  firstDay: ReadonlyMap<number, number>;
  /** Where the van's scale said something else than the shop's, by the same place. */
  offScale: ReadonlySet<number>;
}

const indexByName = ({ points }: CheatingCountry): Map<string, number> =>
  new Map(points.map(({ name, index }) => [name.fr, index]));

const firstDays = (country: CheatingCountry, flags: readonly Flag[], midnight: number) => {
  const byName = indexByName(country);
  const first = new Map<number, number>();
  for (const { point, weighedAt } of flags) {
    const index = byName.get(point);
    const day = Math.floor((weighedAt.getTime() - midnight) / (secondsOfDay * 1000));
    if (index !== undefined) first.set(index, Math.min(day, first.get(index) ?? day));
  }
  return first;
};

/** Vans come to everybody, and the night after is had at once. */
const compareScales = async (
  product: OwnProduct,
  world: World,
  country: CheatingCountry,
  bags: readonly Bag[],
) => {
  await fetchAll(product, world, vanScales(country, bags));
  progress("the night after the vans");
  await product.runJob("compare-scales");
  const byName = indexByName(country);
  const names = await readScaleFlags(world.clerk);
  return new Set(names.flatMap((name) => byName.get(name) ?? []));
};

const run = async (seed: number, honest: number): Promise<Found> => {
  const points = honest + cheatCount;
  const country = addCheats(makeCountry({ seed, points, citizensPerPoint: 12 }));
  const product = await startProduct({ isSeeded: true });
  try {
    const world = await populate(product, country);
    const midnight = firstMidnight(new Date(), days).getTime();
    const plan = Array.from({ length: days }, (_, day) => [
      ...planDay(country, day),
      ...planCheating(country, day, quietDays),
    ]);
    const pace = {
      speed: null,
      momentOf: ({ at }: { at: number }) => new Date(midnight + at * 1000),
    };
    const bags = inOrder(plan.flat());
    const played = await play(world, bags, pace);
    console.log(`${played.bags} bags: ${JSON.stringify(Object.fromEntries(played.outcomes))}`);
    progress("waiting for everybody to have heard");
    await waitFor("the news to settle", product.isSettled, 600_000);
    const flags = await readFlags(world.clerk);
    const firstDay = firstDays(country, flags, midnight);
    return {
      country,
      honest,
      firstDay,
      offScale: await compareScales(product, world, country, bags),
    };
  } finally {
    await product.stop();
  }
};

type Shares = [recall: number, alarms: number];

/** Of the colluding points, and of the honest ones. */
const sharesOf = ({ country, honest }: Found, isFlagged: (point: number) => boolean): Shares => {
  const found = country.cheats.filter(({ point }) => isFlagged(point)).length;
  const alarms = country.points.slice(0, honest).filter(({ index }) => isFlagged(index)).length;
  return [(found * 100) / country.cheats.length, (alarms * 100) / honest];
};

/** What was noticed up to the end of a day. */
const shares = (found: Found, day: number): Shares =>
  sharesOf(found, (point) => (found.firstDay.get(point) ?? days) <= day);

/** The same with what the van's scale says on the last evening. */
const sharesWithVans = (found: Found): Shares =>
  sharesOf(found, (point) => found.firstDay.has(point) || found.offScale.has(point));

const namesOf = (cheats: readonly Cheat[]): string =>
  cheats.map(({ id }) => id).join(", ") || "none";

const report = (found: Found, seed: number): string => {
  const last = quietDays + withinDays - 1;
  const [recall, alarms] = shares(found, last);
  const missed = found.country.cheats.filter(
    ({ point }) => (found.firstDay.get(point) ?? days) > last,
  );
  const row = (day: number, what: string, [noticed, wrong]: Shares): string[] => [
    String(day + 1),
    what,
    `${noticed.toFixed(0)} %`,
    `${wrong.toFixed(2)} %`,
  ];
  const rows = Array.from({ length: days }, (_, day) =>
    row(
      day,
      day < quietDays ? "quiet" : `cheating, day ${day - quietDays + 1}`,
      shares(found, day),
    ),
  );
  rows.push(row(days - 1, "and vans came in the evening", sharesWithVans(found)));
  const byScale = found.country.cheats.filter(({ point }) => found.offScale.has(point));
  return [
    `\`pnpm sim:fraud --points ${found.honest} --seed ${seed} --write\`: ${found.honest} honest points and ${cheatCount} colluding ones, ${quietDays} quiet days and ${days - quietDays} on which the latter cheat.`,
    `Within ${withinDays} simulated days ${recall.toFixed(0)} % of the patterns are noticed (goal ${goals.recall} %); until then ${alarms.toFixed(2)} % of the honest points are (goal at most ${goals.falseAlarms} %).`,
    `Not noticed within them: ${namesOf(missed)}. By the van's scale: ${namesOf(byScale)}.`,
    table(["Day", "", "Patterns noticed", "Honest points flagged"], rows),
    "![Patterns noticed and honest points flagged, day by day](images/fraud.svg)",
  ].join("\n\n");
};

const plot = (found: Found): string => {
  const of = (which: 0 | 1) =>
    Array.from({ length: days }, (_, day) => [day + 1, shares(found, day)[which]] as const);
  return linePlot({
    title: "Noticed by the end of each simulated day",
    x: "day; cheating begins on day 3",
    y: "percent",
    series: [
      { name: "patterns", points: of(0) },
      { name: "honest points", points: of(1) },
      {
        name: "goal",
        points: [
          [1, goals.recall],
          [days, goals.recall],
        ],
        as: "goal",
      },
    ],
  });
};

const { points, seed } = readNumbers({ points: 300, seed: 7 });
const found = await run(seed, points);
const text = report(found, seed);
console.log(text);
if (process.argv.includes("--write")) {
  writeImage("fraud.svg", plot(found));
  writeSection(new URL("../../docs/fraud-signals.md", import.meta.url), "fraud", text);
}
