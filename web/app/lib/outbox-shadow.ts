import { outboxKey } from "./outbox-key.ts";
import { type KeyValueStore, deviceStore } from "./storage.ts";

export interface Shadow {
  deviceId: string;
  /** The last number that this phone gave out. */
  highestNumber: number;
  /** How many waited when it was last looked at. */
  waiting: number;
}

/**
 * A second memory of the count, beside the database. A browser that finds its database broken starts
 * a new one without a word; this is how we notice, and why the count goes on instead of starting anew.
 */
export const readShadow = (store: KeyValueStore = deviceStore): Shadow | null => {
  try {
    const { deviceId, highestNumber, waiting } = JSON.parse(store.read(outboxKey) ?? "");
    const isWhole = typeof deviceId === "string" && Number.isSafeInteger(highestNumber);
    return isWhole ? { deviceId, highestNumber, waiting: Number(waiting) || 0 } : null;
  } catch {
    return null;
  }
};

export const keepShadow = (shadow: Shadow, store: KeyValueStore = deviceStore): void =>
  store.write(outboxKey, JSON.stringify(shadow));
