import { materials } from "@app/contract/materials";
import type { OfficeFloor, OrderStatus } from "@app/contract/office-orders";
import { binKinds, type Rhythm } from "@app/contract/office-packs";
import type { PickupItem } from "@app/contract/pickups";

const after: Record<OrderStatus, readonly OrderStatus[]> = {
  draft: ["placed", "ended"],
  placed: ["confirmed", "ended"],
  confirmed: ["installed", "ended"],
  installed: ["active", "ended"],
  active: ["paused", "ended"],
  paused: ["active", "ended"],
  ended: [],
};

export const mayFollow = (from: OrderStatus, to: OrderStatus): boolean => after[from].includes(to);

/** What a bin of an office holds when the van comes; nobody weighs it before. */
const gramsPerBin: Record<Rhythm, number> = { weekly: 3000, two_weeks: 5000, monthly: 8000 };

/**
 * What a driver should make room for. Every material is in it: what nobody thought of may be in a
 * bag as well, and only what is named can be weighed.
 */
export const expectedItems = (
  floors: readonly Pick<OfficeFloor, "bins">[],
  rhythm: Rhythm,
): PickupItem[] => {
  const kinds = floors.flatMap(({ bins }) => binKinds(bins));
  return materials.map((material) => {
    const bags = Math.max(1, kinds.filter((kind) => kind === material).length);
    return { material, bags, grams: bags * gramsPerBin[rhythm] };
  });
};

/** So many days before a date of the rhythm drivers are asked. */
export const askDaysBefore = 3;
/** So far ahead somebody may ask for a van beside the rhythm. */
export const furthestExtraDays = 21;
/** The back office calls, and answers. */
export const orderTask = "office_order" as const;
export const problemTask = "office_problem" as const;
