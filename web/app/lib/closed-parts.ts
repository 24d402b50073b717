import { deviceStore } from "./storage.ts";

const storeKey = "closed";
/** Older word of a closed part counts for nothing: the page opens, and the server has the last word. */
const keptMs = 60_000;
const freshMs = 30_000;

/** Told by a call that was refused because its part is closed. */
export const closedEvent = "part-closed";

const read = (): { at: number; features: readonly string[] } => {
  try {
    const { at, features } = JSON.parse(deviceStore.read(storeKey) ?? "") as Record<
      string,
      unknown
    >;
    return { at: Number(at), features: Array.isArray(features) ? features.map(String) : [] };
  } catch {
    return { at: Number.NEGATIVE_INFINITY, features: [] };
  }
};

/** The parts that the back office closed, as this device heard last. No schema: every page carries it. */
export const keepClosed = (features: readonly string[], now = Date.now()): void =>
  deviceStore.write(storeKey, JSON.stringify({ at: now, features }));

export const isClosed = (feature: string, now = Date.now()): boolean => {
  const { at, features } = read();
  return now - at < keptMs && features.includes(feature);
};

export const mustAskAgain = (now = Date.now()): boolean => !(now - read().at < freshMs);
