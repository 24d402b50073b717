import { firstLimits, type Limits, limitsSchema, showLimits } from "@app/contract/limits";
import { useEffect, useSyncExternalStore } from "react";
import { call } from "./api-client.ts";
import { deviceStore } from "./storage.ts";

/** The same for everybody: kept beyond a sign-out. */
const storeKey = "limits";
const freshMs = 60_000;

/** What the phone heard last; the first ones where it never heard any, or no longer knows how to read them. */
export const readKeptLimits = (json: string | null): Limits => {
  try {
    return { ...firstLimits, ...limitsSchema.parse(JSON.parse(json ?? "")) };
  } catch {
    return firstLimits;
  }
};

let known: Limits | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

const read = (): Limits => (known ??= readKeptLimits(deviceStore.read(storeKey)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const renew = async (): Promise<void> => {
  if (Date.now() - askedAt < freshMs) return;
  askedAt = Date.now();
  try {
    const { limits } = await call(showLimits);
    deviceStore.write(storeKey, JSON.stringify(limits));
    known = { ...firstLimits, ...limits };
    for (const listener of listeners) listener();
  } catch {
    // Without a network those of before hold; the server has the last word.
    askedAt = Number.NEGATIVE_INFINITY;
  }
};

/** The numbers in force, also without a network; renewed when a screen that needs them opens. */
export const useLimits = (): Limits => {
  useEffect(() => void renew(), []);
  return useSyncExternalStore(subscribe, read, () => firstLimits);
};
