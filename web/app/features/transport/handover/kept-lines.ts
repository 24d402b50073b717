import type { Pickup } from "@app/contract/pickups";
import { tabStore } from "../../../lib/storage.ts";
import { type Line, linesOf } from "./lines.ts";

const keyOf = (pickupId: string): string => `weighing.${pickupId}`;

/** What was typed before the page was closed. Photos are too large for this memory: taken again. */
export const readLines = (pickup: Pickup): Line[] => {
  const fresh = linesOf(pickup);
  try {
    const kept = JSON.parse(tabStore.read(keyOf(pickup.id)) ?? "[]") as Partial<Line>[];
    return fresh.map((line) => {
      const before = kept.find(({ material }) => material === line.material);
      const { weighed = "", refused = "", reason = "" } = before ?? {};
      return { ...line, weighed, refused, reason };
    });
  } catch {
    return fresh;
  }
};

export const keepLines = (pickupId: string, lines: readonly Line[]): void =>
  tabStore.write(keyOf(pickupId), JSON.stringify(lines.map((line) => ({ ...line, photo: null }))));

export const forgetLines = (pickupId: string): void => tabStore.remove(keyOf(pickupId));
