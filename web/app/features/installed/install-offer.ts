import type { KeyValueStore } from "../../lib/storage.ts";

const visitsKey = "install.visits";
const visitedKey = "install.visited";
const refusedKey = "install.notNowAt";
const dayMs = 24 * 60 * 60 * 1000;
const pauseMs = 30 * dayMs;

/** How this device installs: by a saved event, by hand as on iPhones, or not at all. */
export type InstallWay = "event" | "hand" | null;

interface Surroundings {
  isInstalled: boolean;
  hasEvent: boolean;
  isApple: boolean;
}

export const installWay = ({ isInstalled, hasEvent, isApple }: Surroundings): InstallWay => {
  if (isInstalled) return null;
  if (hasEvent) return "event";
  return isApple ? "hand" : null;
};

/** A tab that is opened counts once, however many pages it shows. */
export const countVisit = (device: KeyValueStore, tab: KeyValueStore): void => {
  if (tab.read(visitedKey) !== null) return;
  tab.write(visitedKey, "true");
  device.write(visitsKey, String(Number(device.read(visitsKey)) + 1));
};

/** Not on the first visit, and after "Not now" not for 30 days. */
export const mayOffer = (device: KeyValueStore, now: number): boolean => {
  const refusedAt = device.read(refusedKey);
  if (refusedAt !== null && now - Number(refusedAt) < pauseMs) return false;
  return Number(device.read(visitsKey)) >= 2;
};

export const refuseOffer = (device: KeyValueStore, now: number): void =>
  device.write(refusedKey, String(now));
