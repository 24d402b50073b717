import { buildClaims } from "@app/database/testing/build-claims";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params: Record<string, string>;
}

const lots = new WeakMap<World, Promise<string>>();

/** Of the world's brand; one is enough for every caller. */
export const brandLot = (world: World): Promise<string> => {
  const { brandId, server } = world;
  const { db, ownerUrl } = server.database;
  const known =
    lots.get(world) ?? buildClaims(db, { brandId, ownerUrl }).then(({ lotId }) => lotId);
  lots.set(world, known);
  return known;
};

export const brandOverviewSamples: Record<string, (world: World) => Promise<Asked>> = {
  "GET /api/v1/brand/lots/:id": async (world) => ({ params: { id: await brandLot(world) } }),
};
