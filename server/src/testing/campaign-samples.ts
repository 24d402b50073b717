import { buildCampaign } from "@app/database/testing/build-campaign";
import { buildReward } from "@app/database/testing/build-reward";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

const centimes = 5_000_000;
const campaign = {
  name: "Bottles of spring",
  materials: ["pet"],
  wilayas: [16],
  firstDay: "2099-03-01",
  lastDay: "2099-05-31",
  bonusPercent: 20,
  centimes,
};

const paramsOf = async (
  { server, brandId }: World,
  state: "draft" | "asked" | "running",
): Promise<{ params: { id: string } }> => ({
  params: { id: await buildCampaign(server.database.db, { brandId, state, centimes }) },
});

/** About campaigns of the brand of B. */
export const campaignSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "POST /api/v1/brand/campaigns": () => ({ body: campaign }),
  "PUT /api/v1/brand/campaigns/:id": async (world) => ({
    ...(await paramsOf(world, "draft")),
    body: campaign,
  }),
  "DELETE /api/v1/brand/campaigns/:id": (world) => paramsOf(world, "draft"),
  "POST /api/v1/brand/campaigns/:id/ask": async (world) => ({
    ...(await paramsOf(world, "draft")),
    body: { centimes },
  }),
  "POST /api/v1/brand/campaigns/:id/end": (world) => paramsOf(world, "running"),
  "POST /api/v1/campaigns/:id/confirmation": async (world) => ({
    ...(await paramsOf(world, "asked")),
    body: { centimes, reference: "Transfer 7" },
  }),
  "POST /api/v1/campaigns/:id/refusal": async (world) => ({
    ...(await paramsOf(world, "asked")),
    body: { note: "The dates are too near" },
  }),
  "PUT /api/v1/rewards/:id/brand": async ({ server, brandId }) => ({
    params: { id: await buildReward(server.database.db) },
    body: { brandId },
  }),
};
