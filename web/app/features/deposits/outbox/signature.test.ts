import { expect, test } from "vitest";
import {
  answered,
  createSignature,
  isFinal,
  isUnsent,
  type KeptSignature,
  type NewSignature,
} from "./signature.ts";
import { type PostSignature, sendSignatures } from "./signature-sender.ts";

const signed = (changes: Partial<NewSignature> = {}): KeptSignature =>
  createSignature(
    {
      pickupId: "p1",
      userId: "rachid",
      occurredAt: "2026-11-16T09:24:00.000Z",
      items: [
        {
          material: "pet",
          bags: 14,
          declaredGrams: 168_000,
          refusedGrams: 0,
          weighedGrams: 168_400,
          reason: null,
          photo: null,
        },
      ],
      driver: "Karim M.",
      ...changes,
    },
    `key of ${changes.pickupId ?? "p1"}`,
  );

/** A phone in memory. */
const phoneWith = (kept: KeptSignature[], post: PostSignature) => {
  const all = new Map(kept.map((one) => [one.pickupId, one]));
  return {
    all,
    ports: {
      post,
      list: () => Promise.resolve([...all.values()]),
      change: (id: string, change: (one: KeptSignature) => KeptSignature) => {
        const one = all.get(id);
        if (one) all.set(id, change(one));
        return Promise.resolve();
      },
    },
  };
};

test("what was signed leaves in its order, each under its own key, and only this person's", async () => {
  const keys: string[] = [];
  const { all, ports } = phoneWith(
    [
      signed({ pickupId: "late", occurredAt: "2026-11-17T08:00:00.000Z" }),
      signed({ pickupId: "early" }),
      signed({ pickupId: "other", userId: "amine" }),
    ],
    (pickupId, body, key) => {
      keys.push(key);
      expect(body.side).toBe("point");
      return Promise.resolve({ lot: pickupId === "early" ? "A-1182" : null });
    },
  );
  await sendSignatures(ports, "rachid");
  expect(keys).toEqual(["key of early", "key of late"]);
  expect(all.get("early")).toMatchObject({ state: "sent", lot: "A-1182" });
  expect(all.get("late")).toMatchObject({ state: "sent", lot: null });
  expect(all.get("other")?.state).toBe("waiting");
});

test("one the server refuses is to be solved, and holds up nobody else", async () => {
  const { all, ports } = phoneWith(
    [signed({ pickupId: "a" }), signed({ pickupId: "b", occurredAt: "2026-11-17T08:00:00.000Z" })],
    (pickupId) =>
      Promise.resolve(pickupId === "a" ? { refusal: "weights_differ" } : { lot: "A-1183" }),
  );
  await sendSignatures(ports, "rachid");
  expect(all.get("a")).toMatchObject({ state: "refused", refusal: "weights_differ" });
  expect(all.get("b")).toMatchObject({ state: "sent" });
});

test("without an answer it stays, with the same key and the moment it was signed", async () => {
  const { all, ports } = phoneWith([signed()], () => Promise.reject(new Error("no network")));
  await expect(sendSignatures(ports, "rachid")).rejects.toThrow("no network");
  expect(all.get("p1")).toEqual(signed());
  expect([...all.values()].every(isUnsent)).toBe(true);
});

test("only a word about the hand-over itself is final", () => {
  expect([404, 409, 422].every(isFinal)).toBe(true);
  expect([401, 403, 408, 429, 500, 503].some(isFinal)).toBe(false);
  expect(isUnsent(answered(signed(), { refusal: "pickup_settled" }, "2026-11-16"))).toBe(false);
});
