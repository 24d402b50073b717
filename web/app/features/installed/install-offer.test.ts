import { describe, expect, it } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { countVisit, installWay, mayOffer, refuseOffer } from "./install-offer.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;

describe("the offer to install", () => {
  it("waits for the second visit; a reloaded tab is no second visit", () => {
    const device = memoryStore();
    const firstTab = memoryStore();
    countVisit(device, firstTab);
    countVisit(device, firstTab);
    expect(mayOffer(device, now)).toBe(false);
    countVisit(device, memoryStore());
    expect(mayOffer(device, now)).toBe(true);
  });

  it("after 'Not now' comes again in 30 days, not before", () => {
    const device = memoryStore();
    countVisit(device, memoryStore());
    countVisit(device, memoryStore());
    refuseOffer(device, now);
    expect(mayOffer(device, now + 1)).toBe(false);
    expect(mayOffer(device, now + 30 * day - 1)).toBe(false);
    expect(mayOffer(device, now + 30 * day)).toBe(true);
  });

  it("is made where the device can install, in its own way", () => {
    const nothing = { isInstalled: false, hasEvent: false, isApple: false };
    expect(installWay(nothing)).toBeNull();
    expect(installWay({ ...nothing, hasEvent: true })).toBe("event");
    expect(installWay({ ...nothing, isApple: true })).toBe("hand");
    expect(installWay({ isInstalled: true, hasEvent: true, isApple: true })).toBeNull();
  });
});
