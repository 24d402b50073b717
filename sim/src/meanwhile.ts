import { showBrandOverview } from "@app/contract/brand-overview";
import { pointToday } from "@app/contract/point-day";
import { demoAccounts } from "@app/database/seed/accounts";
import type { Phone } from "./api.ts";
import type { Meanwhile } from "./play.ts";
import type { Product } from "./product.ts";
import { askWhenFull, driveOn, takeJob, unlessRefused } from "./vans.ts";
import type { World } from "./world.ts";

export interface Others {
  meanwhile: Meanwhile;
  counts: { vansAsked: number; jobsTaken: number; moves: number; looks: number };
}

/** The driver, the brand and the owners of the demos, and what they do besides weighing. */
export const createOthers = async (
  product: Product,
  world: World,
  everySeconds: number,
  demoOwner: { phone: Phone; pointId: string } | null = null,
): Promise<Others> => {
  const driver = await product.enter(demoAccounts.transporter.phone);
  const brand = await product.enter(demoAccounts.brand.phone);
  const owners = new Map(world.points.map(({ id, owner }) => [id, owner]));
  if (demoOwner) owners.set(demoOwner.pointId, demoOwner.phone);
  const counts = { vansAsked: 0, jobsTaken: 0, moves: 0, looks: 0 };
  const ids = [...owners.keys()];
  let turn = 0;
  let lastAt = -Infinity;

  const meanwhile: Meanwhile = async (at) => {
    if (at - lastAt < everySeconds) return;
    lastAt = at;
    const id = ids[turn++ % ids.length] ?? "";
    const owner = owners.get(id);
    if (owner) {
      await owner.ask(pointToday, { params: { id } });
      if (await unlessRefused(askWhenFull(owner))) counts.vansAsked++;
    }
    if (await unlessRefused(takeJob(driver))) counts.jobsTaken++;
    if (await unlessRefused(driveOn(product, driver, (point) => owners.get(point)))) counts.moves++;
    await brand.ask(showBrandOverview);
    counts.looks += 2;
  };
  return { meanwhile, counts };
};
