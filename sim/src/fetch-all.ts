import { askForVan, listPickups, type Pickup, showPickup } from "@app/contract/pickups";
import { listMyPoints } from "@app/contract/points";
import { acceptJob, arrive, startWay } from "@app/contract/transport-jobs";
import { saveVehicles, showTransporterProfile } from "@app/contract/transporter-profile";
import { demoAccounts } from "@app/database/seed/accounts";
import { progress } from "@app/harness/report";
import type { Phone } from "./api.ts";
import type { PointPlan } from "./country.ts";
import { eachOf } from "./crowd.ts";
import type { OpenPoint } from "./open-point.ts";
import type { Product } from "./product.ts";
import { handOver, itemsIn, unlessRefused, type VanScale } from "./vans.ts";
import type { World } from "./world.ts";

// The evening on which vans come to every point, so that their scale stands beside the shop's.

const wilayas = Array.from({ length: 69 }, (_, index) => index + 1);

/** The demo's driver with a truck that holds the stock of a country, and all of it to drive in. */
const hireDriver = async (product: Product): Promise<{ driver: Phone; vehicleId: string }> => {
  const driver = await product.enter(demoAccounts.transporter.phone);
  const insuranceUntil = new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10);
  const truck = {
    plate: "204517-118-16",
    kind: "truck" as const,
    payloadKilograms: 20_000,
    volumeLiters: 100_000,
    insuranceUntil,
  };
  await driver.ask(saveVehicles, { body: { vehicles: [truck], wilayas } });
  const { profile } = await driver.ask(showTransporterProfile);
  const vehicleId = profile?.vehicles[0]?.id;
  if (!vehicleId) throw new Error("the driver has no van");
  return { driver, vehicleId };
};

/** Everything that lies there; or what the product has asked a van for by itself. Null: too little to come for. */
const askForAll = async ({ id, owner }: OpenPoint): Promise<Pickup | null> => {
  const { points } = await owner.ask(listMyPoints);
  const items = itemsIn(points.find((point) => point.id === id)?.stock ?? []);
  const { coming, windows } = await owner.ask(listPickups, { params: { id } });
  const [window] = windows;
  if (coming || items.length === 0 || !window) return coming;
  const body = { items, window, accessNote: "" };
  const asked = await unlessRefused(owner.ask(askForVan, { params: { id }, body }));
  return asked?.pickup ?? null;
};

export const fetchAll = async (
  product: Product,
  { points }: World,
  scaleOf: (point: PointPlan) => VanScale,
): Promise<void> => {
  const { driver, vehicleId } = await hireDriver(product);
  let fetched = 0;
  await eachOf(points, 4, async (point) => {
    const asked = await askForAll(point);
    if (!asked) return;
    const params = { id: asked.id };
    await driver.ask(acceptJob, { params, body: { vehicleId } });
    await driver.ask(startWay, { params });
    await driver.ask(arrive, { params, body: { meters: 20 } });
    const { pickup } = await driver.ask(showPickup, { params });
    await handOver({ driver, owner: point.owner }, pickup, scaleOf(point.plan));
    progress(`the van was at ${++fetched} of ${points.length} points`);
  });
};
