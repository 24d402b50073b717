import { linePlot } from "@app/harness/plot";
import { waitFor } from "@app/harness/processes";
import { progress, table, writeImage, writeSection } from "@app/harness/report";
import { addCheats, type CheatingCountry, cheatCount, planCheating } from "./cheats.ts";
import { makeCountry } from "./country.ts";
import { inOrder, planDay, secondsOfDay } from "./day.ts";
import { type Flag, readFlags } from "./flags.ts";
import { readNumbers } from "./options.ts";
import { firstMidnight, play } from "./play.ts";
import { startProduct } from "./product.ts";
import { populate } from "./world.ts";

// pnpm sim:fraud [--points 300] [--seed 7] [--write]: honest points and twenty that collude, through the
// public API; which of them the product asks the back office to look at, and how soon.

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
}

const firstDays = (country: CheatingCountry, flags: readonly Flag[], midnight: number) => {
  const byName = new Map(country.points.map(({ name, index }) => [name.fr, index]));
  const first = new Map<number, number>();
  for (const { point, weighedAt } of flags) {
    const index = byName.get(point);
    const day = Math.floor((weighedAt.getTime() - midnight) / (secondsOfDay * 1000));
    if (index !== undefined) first.set(index, Math.min(day, first.get(index) ?? day));
  }
  return first;
};

const run = async (seed: number, honest: number): Promise<Found> => {
  const points = honest + cheatCount;
  const country = addCheats(makeCountry({ seed, points, citizensPerPoint: 12 }));
  const product = await startProduct();
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
    const played = await play(world, inOrder(plan.flat()), pace);
    console.log(`${played.bags} bags: ${JSON.stringify(Object.fromEntries(played.outcomes))}`);
    progress("waiting for everybody to have heard");
    await waitFor("the news to settle", product.isSettled, 600_000);
    const flags = await readFlags(world.clerk);
    return { country, honest, firstDay: firstDays(country, flags, midnight) };
  } finally {
    await product.stop();
  }
};

/** Share of colluding points noticed, and of honest ones, up to the end of a day. */
const shares = ({ country, honest, firstDay }: Found, day: number): [number, number] => {
  const isFlagged = (point: number): boolean => (firstDay.get(point) ?? days) <= day;
  const found = country.cheats.filter(({ point }) => isFlagged(point)).length;
  const alarms = country.points.slice(0, honest).filter(({ index }) => isFlagged(index)).length;
  return [(found * 100) / country.cheats.length, (alarms * 100) / honest];
};

const report = (found: Found, seed: number): string => {
  const last = quietDays + withinDays - 1;
  const [recall, alarms] = shares(found, last);
  const missed = found.country.cheats.filter(
    ({ point }) => (found.firstDay.get(point) ?? days) > last,
  );
  const rows = Array.from({ length: days }, (_, day) => {
    const [noticed, wrong] = shares(found, day);
    const what = day < quietDays ? "quiet" : `cheating, day ${day - quietDays + 1}`;
    return [String(day + 1), what, `${noticed.toFixed(0)} %`, `${wrong.toFixed(2)} %`];
  });
  return [
    `\`pnpm sim:fraud --points ${found.honest} --seed ${seed} --write\`: ${found.honest} honest points and ${cheatCount} colluding ones, ${quietDays} quiet days and ${days - quietDays} on which the latter cheat.`,
    `Within ${withinDays} simulated days ${recall.toFixed(0)} % of the patterns are noticed (goal ${goals.recall} %); until then ${alarms.toFixed(2)} % of the honest points are (goal at most ${goals.falseAlarms} %).`,
    `Not noticed: ${missed.map(({ id }) => id).join(", ") || "none"}.`,
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
