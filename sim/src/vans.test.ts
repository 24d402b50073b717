import { askForVan, listPickups } from "@app/contract/pickups";
import { listMyPoints } from "@app/contract/points";
import { showRoute } from "@app/contract/transport-jobs";
import { demoAccounts } from "@app/database/seed/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { meetNeighbours, type Neighbours } from "./neighbours.ts";
import { type OwnProduct, startProduct } from "./product.ts";
import { driveOn, takeJob, worthUnloading } from "./vans.ts";

let product: OwnProduct;
let neighbours: Neighbours;

beforeAll(async () => {
  product = await startProduct({ isSeeded: true });
  neighbours = await meetNeighbours(product, 7);
});
afterAll(() => product.stop());

const stockOf = async ({ owner, pointId }: Neighbours) => {
  const { points } = await owner.ask(listMyPoints);
  const { stock = [] } = points.find(({ id }) => id === pointId) ?? {};
  return stock.filter(({ stockGrams }) => stockGrams > 0);
};

const weigh = (stock: Awaited<ReturnType<typeof stockOf>>): number =>
  stock.reduce((sum, { stockGrams }) => sum + stockGrams, 0);

/** For the last half-day that is offered: another day than today, at whatever hour this runs. */
const askForLater = async (): Promise<void> => {
  const { owner, pointId: id } = neighbours;
  while (weigh(await stockOf(neighbours)) < worthUnloading) await neighbours.bringBag();
  const items = (await stockOf(neighbours)).map(({ material, stockGrams }) => ({
    material,
    bags: 1,
    grams: stockGrams,
  }));
  const window = (await owner.ask(listPickups, { params: { id } })).windows.at(-1);
  if (!window) throw new Error("no half-day is offered");
  await owner.ask(askForVan, { params: { id }, body: { items, window, accessNote: "" } });
};

test("a van moves at any hour: to the door of another day, and with its load to the facility", async () => {
  const driver = await product.enter(demoAccounts.transporter.phone);
  const ownerOf = (id: string) => (id === neighbours.pointId ? neighbours.owner : undefined);
  const drive = () => driveOn(product, driver, ownerOf);
  // The example data has a van on its way already.
  while (await drive());
  const doneBefore = (await driver.ask(showRoute)).done.length;
  await askForLater();
  while (await takeJob(driver));
  expect([await drive(), await drive(), await drive()]).toEqual([
    "set out",
    "arrived",
    "handed over",
  ]);
  const loaded = await driver.ask(showRoute);
  expect(loaded.onBoard).not.toEqual([]);
  expect(loaded.done).toHaveLength(doneBefore + 1);
  expect(await drive()).toBe("unloaded");
  expect((await driver.ask(showRoute)).onBoard).toEqual([]);
});
