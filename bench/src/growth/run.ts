import { parseArgs } from "node:util";
import { dropKeptDatabase } from "@app/database/testing/kept-database";
import { linePlot } from "@app/harness/plot";
import { type RunningProcess, startServer } from "@app/harness/processes";
import { progress, table, writeImage } from "@app/harness/report";
import { keepMeasured, writeScale } from "../measured.ts";
import { median, withSpread } from "../numbers.ts";
import { takeTurn } from "@app/harness/steal";
import { asOwner } from "../world.ts";
import { openCountry } from "./fill-kept.ts";
import { type Country, type Subject, subjects } from "./subjects.ts";

// pnpm bench growth [--sizes 200000,2000000,20000000] [--rounds 5] [--seconds 3] [--drop]: the same
// work in countries with ten and a hundred times the deposits, measured in turns. The databases are
// kept (--drop removes them), and a fill that was cut off goes on.

const points = 2000;
/** Ten deposits for each citizen: the country grows by people. */
const depositsEach = 10;
const within = 0.15;
const sides = ["bare", "http"] as const;
type Side = (typeof sides)[number];

interface Growth {
  subject: string;
  isGoal: boolean;
  side: Side;
  /** For each size, in each turn: how many times the cost of the smallest. */
  cost: number[][];
  perSecond: number[][];
  stolen: number[];
}

const readArgs = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: "string", default: "200000,2000000,20000000" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      drop: { type: "boolean", default: false },
    },
  });
  const sizes = values.sizes.split(",").map(Number);
  return { ...values, sizes, rounds: Number(values.rounds), seconds: Number(values.seconds) };
};

const openAll = async (sizes: readonly number[]): Promise<Country[]> => {
  const countries: Country[] = [];
  for (const deposits of sizes) {
    const citizens = deposits / depositsEach;
    const database = await openCountry({ citizens, points, pastDeposits: deposits });
    const api: RunningProcess = await startServer("api", {
      DATABASE_URL: database.url,
      NAMESPACE: database.name,
      NODE_ENV: "production",
    });
    countries.push({ database, deposits, citizens, api });
  }
  return countries;
};

const measure = async (
  subject: Subject,
  side: Side,
  countries: readonly Country[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Growth> => {
  const once = async (): Promise<number[]> => {
    const rates: number[] = [];
    for (const country of countries) rates.push(await subject[side](country, seconds));
    return rates;
  };
  // Not counted: plans and caches warm up.
  await once();
  const turns: { figures: number[]; stolen: number }[] = [];
  while (turns.length < rounds) {
    progress(`${subject.name}, ${side}: turn ${turns.length + 1} of ${rounds}`);
    turns.push(await takeTurn(once));
  }
  const each = (pick: (rates: number[], place: number) => number): number[][] =>
    countries.map((_, place) => turns.map(({ figures }) => pick(figures, place)));
  return {
    subject: subject.name,
    isGoal: subject.isGoal,
    side,
    cost: each((rates, place) => (rates[0] ?? 0) / (rates[place] ?? 1)),
    perSecond: each((rates, place) => rates[place] ?? 0),
    stolen: turns.map(({ stolen }) => stolen),
  };
};

const bytesOf = ({ database }: Country): Promise<number> =>
  asOwner(database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ bytes: number }>(
      "select pg_database_size(current_database())::float8 as bytes",
    );
    return rows[0]?.bytes ?? 0;
  });

const sideNames: Record<Side, string> = { bare: "engine", http: "HTTP" };

const verdict = ({ isGoal, cost }: Growth): string => {
  if (!isGoal) return "worst case, no goal";
  return median(cost.at(-1) ?? []) <= 1 + within ? "within 15 %" : "not within 15 %";
};

const plot = (growths: readonly Growth[], sizes: readonly number[]): string => {
  const at = (points: number[]): [number, number][] =>
    sizes.map((size, place) => [size, points[place] ?? 1]);
  return linePlot({
    title: "Cost of one call over HTTP as the country grows",
    x: "deposits",
    y: `times the cost at ${sizes[0]} deposits`,
    logarithmicX: true,
    series: [
      ...growths
        .filter(({ side }) => side === "http")
        .map(({ subject, cost }) => ({ name: subject, points: at(cost.map(median)) })),
      { name: "goal", points: at(sizes.map(() => 1 + within)), as: "goal" },
    ],
  });
};

const report = (growths: readonly Growth[], sizes: readonly number[], bytes: number[]): void => {
  const millions = (size: number): string => `${size / 1_000_000} million`;
  const rows = growths.map((growth) => [
    `${growth.subject}, ${sideNames[growth.side]}`,
    ...growth.cost.slice(1).map((ratios) => withSpread(ratios)),
    growth.perSecond.map((rates) => median(rates).toFixed(0)).join(" / "),
    verdict(growth),
    `${(median(growth.stolen) * 100).toFixed(0)} %`,
  ]);
  const gigabytes = bytes.map((one) => (one / 1e9).toFixed(1)).join(", ");
  writeImage("growth.svg", plot(growths, sizes));
  writeScale(
    "growth",
    `\`pnpm bench growth\`: countries with ${sizes.map(millions).join(", ")} deposits, ten for each citizen, ${points} points, filled in place; ${gigabytes} GB on disk. How many times the cost of the smallest, all sizes in turns within one run. Those who come are 700 citizens and 100 points, as in a minute of a million deposits a day; "anybody" asks for a citizen of the whole country at random, so that nearly every page is read from outside the engine's memory.

${table(["What", ...sizes.slice(1).map(millions), "A second, by size", "Goal", "Stolen"], rows)}

![Cost as the country grows](images/growth.svg)`,
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { sizes, drop, ...options } = readArgs(args);
  if (drop) {
    for (const size of sizes) await dropKeptDatabase(`growth_${size}`);
    return;
  }
  const countries = await openAll(sizes);
  try {
    const growths: Growth[] = [];
    for (const subject of subjects) {
      for (const side of sides) growths.push(await measure(subject, side, countries, options));
    }
    const bytes = await Promise.all(countries.map(bytesOf));
    keepMeasured("growth", { options, sizes, bytes, growths });
    report(growths, sizes, bytes);
  } finally {
    await Promise.all(countries.map(({ api }) => api.end("SIGTERM")));
  }
};
