import type { Pickup } from "@app/contract/pickups";
import { expect, test } from "vitest";
import { createSignature, type KeptSignature } from "../../outbox/signature.ts";
import { stageOf } from "./handover-state.ts";

const pickup = (changes: Partial<Pickup>): { pickup: Pickup } => ({
  pickup: {
    id: "p1",
    status: "weighing",
    origin: "by_hand",
    window: { from: "2026-08-03T07:00:00.000Z", to: "2026-08-03T11:00:00.000Z" },
    items: [{ material: "pet", bags: 3, grams: 60_000 }],
    accessNote: "",
    createdAt: "2026-08-02T07:00:00.000Z",
    driver: { name: "Karim M.", phone: null, plate: "204517-118-16" },
    proposed: null,
    lateMinutes: null,
    facility: { id: "f1", name: { fr: "Rouïba" }, latitude: 36.7, longitude: 3.2 },
    signed: [],
    lot: null,
    ...changes,
  } as Pickup,
});

const kept = (changes: Partial<KeptSignature> = {}): KeptSignature => ({
  ...createSignature(
    { pickupId: "p1", userId: "rachid", occurredAt: "", items: [], driver: null },
    "key",
  ),
  ...changes,
});

test("it is your turn when the driver has signed and you have not", () => {
  expect(stageOf(pickup({ status: "accepted" }), undefined)).toBe("weighs");
  expect(stageOf(pickup({ signed: ["driver"] }), undefined)).toBe("sign");
  expect(stageOf(pickup({ signed: ["point"] }), undefined)).toBe("signed");
});

test("what was signed on this phone counts before the server knows of it", () => {
  expect(stageOf(pickup({ signed: ["driver"] }), kept())).toBe("signed");
  expect(stageOf(pickup({ status: "accepted" }), kept())).toBe("signed");
});

test("weights that differ are looked at, whoever says so first", () => {
  const refused = kept({ state: "refused", refusal: "weights_differ" });
  expect(stageOf(pickup({}), refused)).toBe("disputed");
  expect(stageOf(pickup({ status: "disputed" }), undefined)).toBe("disputed");
  expect(stageOf(pickup({}), kept({ state: "refused", refusal: "not_found" }))).toBe("weighs");
});

test("without a driver there is nothing to sign, and after the lot nothing any more", () => {
  expect(stageOf(pickup({ status: "offered", driver: null }), undefined)).toBe("nobody");
  expect(stageOf(pickup({ status: "cancelled" }), undefined)).toBe("over");
  const lot = { number: "A-1182", grams: 1, declaredGrams: 1, handedOverAt: "" };
  expect(stageOf(pickup({ status: "handed_over", lot }), kept())).toBe("done");
});
