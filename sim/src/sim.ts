import { showFigures } from "@app/contract/figures";
import { progress } from "@app/harness/report";
import { createPhone } from "./api.ts";
import { makeCountry } from "./country.ts";
import { planDay } from "./day.ts";
import { createOthers } from "./meanwhile.ts";
import { readNumbers } from "./options.ts";
import { firstMidnight, type Pace, play } from "./play.ts";
import { type OwnProduct, startProduct } from "./product.ts";
import { gapOf, readCover } from "./settled.ts";
import { populate } from "./world.ts";

// pnpm sim --seed 7 --days 1 --speed 600 --points 30: a country lives some days in a product of its own,
// through the public API alone. --speed 0 is as fast as it goes. Days that fit a phone's seven: six.

const mostDays = 6;

const live = async (product: OwnProduct, options: Record<string, number>): Promise<boolean> => {
  const { seed = 7, points = 30, citizens = 12, speed = 600 } = options;
  const days = Math.min(mostDays, options["days"] ?? 1);
  const country = makeCountry({ seed, points, citizensPerPoint: citizens });
  const world = await populate(product, country);
  const others = await createOthers(product, world, 1800);
  const bags = Array.from({ length: days }, (_, day) => planDay(country, day)).flat();
  const midnight = firstMidnight(new Date(), days).getTime();
  const pace: Pace = {
    speed: speed > 0 ? speed : null,
    momentOf: ({ at }) => new Date(midnight + at * 1000),
  };
  const start = performance.now();
  const played = await play(world, bags, pace, { meanwhile: others.meanwhile });
  const seconds = (performance.now() - start) / 1000;
  progress("");
  console.log(
    `${days} days in ${seconds.toFixed(0)} s: ${points} points, ${world.met()} citizens came`,
  );
  console.log(
    `${played.bags} bags, ${Math.round(played.grams / 1000)} kg; ${played.looks} looks at walls`,
  );
  for (const [outcome, count] of played.outcomes) console.log(`  ${outcome}: ${count}`);
  console.log(`others: ${JSON.stringify(others.counts)}`);
  console.log(`at most ${played.lateSeconds.toFixed(1)} s behind the clock`);
  return prove(product, bags.length === played.outcomes.get("recorded"));
};

/** By what anybody may read: no token is missing, and the month's figures have what was weighed. */
const prove = async (product: OwnProduct, isAllRecorded: boolean): Promise<boolean> => {
  const cover = await readCover(product);
  const figures = await createPhone(product.apiUrl).ask(showFigures);
  console.log(
    `tokens funded ${cover.funded}, in budgets ${cover.inBudgets}, with citizens ${cover.withCitizens}, ` +
      `held ${cover.held}, reserved ${cover.reserved}, spent ${cover.spent}: ${gapOf(cover)} missing`,
  );
  console.log(
    `this month ${Math.round(figures.grams / 1000)} kg from ${figures.citizens} citizens`,
  );
  return gapOf(cover) === 0 && isAllRecorded;
};

const own = await startProduct({ isSeeded: true });
try {
  const isWell = await live(
    own,
    readNumbers({ seed: 7, days: 1, speed: 600, points: 30, citizens: 12 }),
  );
  if (!isWell) process.exitCode = 1;
} finally {
  await own.stop();
}
