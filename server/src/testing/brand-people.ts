import { buildDistributor } from "@app/database/testing/build-products";
import { buildBrand, buildSession, buildUser } from "@app/database/testing/builders";
import type { TestServer } from "./test-server.ts";

export type Rank = "viewer" | "editor" | "admin";

/** Somebody of a brand, and what they log in with. */
export const addToBrand = async (
  { database: { db } }: TestServer,
  brandId: string,
  rank: Rank,
): Promise<string> => {
  const { id } = await buildUser(db, { roles: ["brand"] });
  await db.insertInto("brand_members").values({ brand_id: brandId, user_id: id, rank }).execute();
  return buildSession(db, id);
};

export const freshBrand = async (server: TestServer, name = "Source Tassili") => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  return { brandId: await buildBrand(db, id, name), token: await buildSession(db, id) };
};

export const freshDistributor = async (server: TestServer, brandId: string, name?: string) => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  const distributorId = await buildDistributor(db, brandId, id, name);
  return { distributorId, token: await buildSession(db, id) };
};
