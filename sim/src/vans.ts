import { dayInAlgeria } from "@app/contract/country-time";
import { startDelivery, weighIn } from "@app/contract/deliveries";
import { halfDaysFrom } from "@app/contract/half-days";
import { needsReason, signHandover } from "@app/contract/handovers";
import type { Material } from "@app/contract/materials";
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
/** Below this a van rather waits for the next shop: whoever looks at it sees it fill. */
export const worthUnloading = 100_000;

/** Everything that lies there. */
export const itemsIn = (stock: readonly { material: Material; stockGrams: number }[]) =>
  stock
    .filter(({ stockGrams }) => stockGrams > 0)
    .map(({ material, stockGrams }) => ({
      material,
      bags: Math.ceil(stockGrams / 8000),
      grams: stockGrams,
    }));

/** The owner asks for a van once enough lies there and none is on its way. */
export const askWhenFull = async (owner: Phone): Promise<boolean> => {
  const { points } = await owner.ask(listMyPoints);
  for (const { id, stock } of points) {
    const items = itemsIn(stock);
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

/** What the van's scale says of what a point counts on. */
export type VanScale = (item: { material: Material; grams: number }) => number;

const isOff = { reason: "My scale says something else", photo: `${"0".repeat(32)}.jpg` };

const itemsOf = ({ items }: Pickup, scale: VanScale) =>
  items.map(({ material, bags, grams }) => {
    const weighed = {
      declaredGrams: grams,
      refusedGrams: 0,
      weighedGrams: scale({ material, grams }),
    };
    const said = needsReason(weighed) ? isOff : { reason: null, photo: null };
    return { material, bags, ...weighed, ...said };
  });

/** Both say what the van's scale says; then the lot is made. */
export const handOver = async (
  { driver, owner }: { driver: Phone; owner: Phone },
  pickup: Pickup,
  scale: VanScale = ({ grams }) => grams,
): Promise<void> => {
  const items = itemsOf(pickup, scale);
  for (const [phone, side] of [
    [driver, "driver"],
    [owner, "point"],
  ] as const) {
    const now = new Date().toISOString();
    const body = { side, items, occurredAt: now, sentAt: now };
    await phone.ask(signHandover, { params: { id: pickup.id }, body });
  }
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

/** Today, and the days on which a van may be asked for: after the last half-day of today the next one is tomorrow's. */
const daysToDrive = (): (string | undefined)[] => {
  const days = halfDaysFrom(new Date()).map(({ from }) => dayInAlgeria(from));
  return [undefined, ...new Set(days)];
};

/** The next door behind which somebody of ours stands; nobody waits for the day on the calendar. */
const findDoor = async (
  driver: Phone,
  ownerOf: OwnerOf,
): Promise<{ pickup: Pickup; owner: Phone } | null> => {
  for (const day of daysToDrive()) {
    const { stops } = await driver.ask(showRoute, { query: { day } });
    for (const one of stops) {
      const owner = one.kind === "pickup" ? ownerOf(one.stop.point.id) : undefined;
      if (one.kind === "pickup" && owner) return { pickup: one.stop.pickup, owner };
    }
  }
  return null;
};

const unloadWhatIsOnBoard = async (product: Product, driver: Phone): Promise<string | null> => {
  const { stops, onBoard } = await driver.ask(showRoute);
  const gate = stops.find((one) => one.kind === "facility");
  const loaded = onBoard.reduce((sum, { grams }) => sum + grams, 0);
  if (!gate || loaded < worthUnloading) return null;
  await unload(product, driver, gate.facility.id);
  return "unloaded";
};

/** One step of the driver's next stop: set out, arrive, hand over, unload. Which it was, if any. */
export const driveOn = async (
  product: Product,
  driver: Phone,
  ownerOf: OwnerOf,
): Promise<string | null> => {
  const door = await findDoor(driver, ownerOf);
  if (!door) return unloadWhatIsOnBoard(product, driver);
  const { id, status } = door.pickup;
  if (status === "accepted") {
    await driver.ask(startWay, { params: { id } });
    return "set out";
  }
  if (status === "on_the_way") {
    await driver.ask(arrive, { params: { id }, body: { meters: 20 } });
    return "arrived";
  }
  const { pickup } = await driver.ask(showPickup, { params: { id } });
  await handOver({ driver, owner: door.owner }, pickup);
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
