import { startDelivery, weighIn } from "@app/contract/deliveries";
import { signHandover } from "@app/contract/handovers";
import { askForVan, listPickups, type Pickup, showPickup } from "@app/contract/pickups";
import { listMyPoints } from "@app/contract/points";
import {
  acceptJob,
  arrive,
  listJobs,
  showJob,
  showRoute,
  startWay,
} from "@app/contract/transport-jobs";
import { createPhone, type Phone, Refused } from "./api.ts";
import type { Product } from "./product.ts";

/** Below this nobody sends a van. */
const worthTheWay = 50_000;

/** The owner asks for a van once enough lies there and none is on its way. */
export const askWhenFull = async (owner: Phone): Promise<boolean> => {
  const { points } = await owner.ask(listMyPoints);
  for (const { id, stock } of points) {
    const items = stock
      .filter(({ stockGrams }) => stockGrams > 0)
      .map(({ material, stockGrams }) => ({
        material,
        bags: Math.ceil(stockGrams / 8000),
        grams: stockGrams,
      }));
    if (items.reduce((sum, { grams }) => sum + grams, 0) < worthTheWay) continue;
    const { coming, windows } = await owner.ask(listPickups, { params: { id } });
    const [window] = windows;
    if (coming || !window) continue;
    await owner.ask(askForVan, { params: { id }, body: { items, window, accessNote: "" } });
    return true;
  }
  return false;
};

/** The first job on offer that one of the driver's vans holds. */
export const takeJob = async (driver: Phone): Promise<boolean> => {
  const { jobs } = await driver.ask(listJobs);
  for (const { id, grams } of jobs) {
    const { vans } = await driver.ask(showJob, { params: { id } });
    const van = vans.find(({ freeGrams, blockedBy }) => freeGrams >= grams && blockedBy === null);
    if (!van) continue;
    await driver.ask(acceptJob, { params: { id }, body: { vehicleId: van.id } });
    return true;
  }
  return false;
};

const itemsOf = ({ items }: Pickup) =>
  items.map(({ material, bags, grams }) => ({
    material,
    bags,
    declaredGrams: grams,
    refusedGrams: 0,
    weighedGrams: grams,
    reason: null,
    photo: null,
  }));

const sign = (phone: Phone, side: "driver" | "point", pickup: Pickup): Promise<unknown> => {
  const now = new Date().toISOString();
  const body = { side, items: itemsOf(pickup), occurredAt: now, sentAt: now };
  return phone.ask(signHandover, { params: { id: pickup.id }, body });
};

/** The whole load at the gate, weighed in by whoever stands there. */
const unload = async ({ apiUrl }: Product, driver: Phone, facilityId: string): Promise<void> => {
  const { token, onBoard } = await driver.ask(startDelivery, { body: { facilityId } });
  const items = onBoard.map(({ material, grams }) => ({
    material,
    receivedGrams: grams,
    refusedGrams: 0,
    grade: "A" as const,
  }));
  const gate = createPhone(apiUrl);
  await gate.ask(weighIn, { params: { token }, body: { name: "Nadia", ticket: null, items } });
};

export type OwnerOf = (pointId: string) => Phone | undefined;

/** One step of the driver's next stop: set out, arrive, hand over, unload. Whether there was one. */
export const driveOn = async (
  product: Product,
  driver: Phone,
  ownerOf: OwnerOf,
): Promise<string | null> => {
  const { stops, onBoard } = await driver.ask(showRoute);
  const next = stops.find((one) => one.kind === "pickup");
  if (!next) {
    const gate = stops.find((one) => one.kind === "facility");
    if (!gate || onBoard.length === 0) return null;
    await unload(product, driver, gate.facility.id);
    return "unloaded";
  }
  const { id, status } = next.stop.pickup;
  const owner = ownerOf(next.stop.point.id);
  if (!owner) return null;
  if (status === "accepted") {
    await driver.ask(startWay, { params: { id } });
    return "set out";
  }
  if (status === "on_the_way") {
    await driver.ask(arrive, { params: { id }, body: { meters: 20 } });
    return "arrived";
  }
  const { pickup } = await driver.ask(showPickup, { params: { id } });
  await sign(driver, "driver", pickup);
  await sign(owner, "point", pickup);
  return "handed over";
};

/** Somebody else was quicker, or the shelf has changed meanwhile: that is life, not a fault. */
export const unlessRefused = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return null;
    throw error;
  }
};
