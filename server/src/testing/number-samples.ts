import { randomUUID } from "node:crypto";
import { buildReward } from "@app/database/testing/build-reward";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const reason = "Agreed with the points";
const farDay = "2099-01-01";

const rewardParams = async ({ server }: World) => ({
  params: { id: await buildReward(server.database.db) },
});

/** The smallest picture there is: one dot. */
const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Numbers, switches and rewards, as administrators set them. */
export const numberSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/rates/preview": () => ({
    query: { material: "pet", perKilogram: "2100", starBonusPercent: "10" },
  }),
  "GET /api/v1/limits/:name/preview": () => ({
    params: { name: "ask_above_grams" },
    query: { value: "12000" },
  }),
  "PUT /api/v1/limits/:name": () => ({
    params: { name: "voucher_days" },
    body: { value: 45, day: farDay, reason },
  }),
  "POST /api/v1/emission-factors": () => ({
    body: {
      material: "pet",
      validFrom: farDay,
      value: 1200,
      low: 1100,
      high: 1900,
      source: "A newer table",
      year: 2026,
      rangeSource: "Two newer tables",
      reason,
    },
  }),
  "PUT /api/v1/switches/:feature": () => ({
    // A part whose closing refuses no call of the table.
    params: { feature: "about" },
    body: { isOff: true, words: { en: "We are painting." }, backOn: null, reason },
  }),
  "PUT /api/v1/reward-desk/partners/:id": () => ({
    params: { id: randomUUID() },
    body: { name: { en: "Nour bakery" }, isActive: true },
  }),
  "PUT /api/v1/reward-desk/:id": async ({ server: { database } }) => {
    const partner = { id: randomUUID(), name: JSON.stringify({ en: "Nour bakery" }) };
    await database.db.insertInto("partners").values(partner).execute();
    return {
      params: { id: randomUUID() },
      body: {
        partnerId: partner.id,
        kind: "shop",
        category: "food",
        name: { en: "Six rolls" },
        description: { en: "Baked in the morning" },
        price: 5000,
        mostPerPerson: null,
        limitDays: 30,
        partnerCentimes: 6000,
        creditDinars: null,
      },
    };
  },
  "PUT /api/v1/reward-desk/:id/status": async (world) => ({
    ...(await rewardParams(world)),
    body: { status: "paused" },
  }),
  "PUT /api/v1/reward-desk/:id/stock": async (world) => ({
    ...(await rewardParams(world)),
    body: { expected: null, stock: 12 },
  }),
  "PUT /api/v1/reward-desk/:id/picture": async (world) => ({
    ...(await rewardParams(world)),
    body: { data: dot },
  }),
};
