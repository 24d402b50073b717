import { demoAccounts, demoPassword } from "@app/database/seed/accounts";
import { progress } from "@app/harness/report";
import { makeCountry } from "./country.ts";
import { planDay } from "./day.ts";
import { type DemoProduct, startDemoProduct } from "./demo-product.ts";
import { createOthers } from "./meanwhile.ts";
import { meetNeighbours } from "./neighbours.ts";
import { readNumbers } from "./options.ts";
import { play } from "./play.ts";
import { populate } from "./world.ts";

// pnpm demo: a living product. A wall fills, vans move, dashboards change; Ctrl-C ends it, or --seconds.

const since = performance.now();
const options = readNumbers({ seconds: 0, speed: 300, points: 8, citizens: 10 });
/** Simulated seconds between two bags of the demo's citizen, and between two moves of a van. */
const everySeconds = 1800;

const elapsed = (): number => (performance.now() - since) / 1000;
const isOver = (): boolean => options.seconds > 0 && elapsed() > options.seconds;

const welcome = ({ webUrl }: DemoProduct): void => {
  progress("");
  console.log(`\nA living product after ${elapsed().toFixed(0)} s: ${webUrl}`);
  console.log(`Log in by phone number, password ${demoPassword}:`);
  for (const { label, phone } of Object.values(demoAccounts)) {
    console.log(`  0${phone.slice(4)}  ${label}`);
  }
  console.log("Ctrl-C ends it.\n");
};

/** Another country each time, so that nobody comes back under a number that somebody has. */
const live = async (product: DemoProduct): Promise<void> => {
  const seconds = Math.floor(Date.now() / 1000);
  const neighbours = await meetNeighbours(product, seconds);
  await neighbours.bringBag();
  welcome(product);
  const { points, citizens, speed } = options;
  const country = makeCountry({ seed: seconds, points, citizensPerPoint: citizens });
  const world = await populate(product, country, (seconds * 997) % 90_000_000);
  const { owner: phone, pointId } = neighbours;
  const others = await createOthers(product, world, everySeconds, { phone, pointId });
  let lastBag = -Infinity;
  const meanwhile = async (at: number): Promise<void> => {
    await others.meanwhile(at);
    if (at - lastBag < everySeconds) return;
    lastBag = at;
    await neighbours.bringBag();
  };
  for (let day = 0; !isOver(); day++) {
    const pace = { speed, momentOf: () => new Date() };
    await play(world, planDay(country, day), pace, { meanwhile, isOver });
  }
};

const stopped = Promise.withResolvers<null>();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => stopped.resolve(null));

progress("engines, tables, example data, then the application is built and started");
const starting = startDemoProduct();
const product = await Promise.race([starting, stopped.promise]);
try {
  if (product) await Promise.race([live(product), stopped.promise]);
} finally {
  await (product ?? (await starting)).stop();
}
// Somebody may still stand at a counter of a product that has ended.
process.exit();
