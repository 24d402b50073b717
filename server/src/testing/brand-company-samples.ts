import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import { buildBrandInvitation, buildUser } from "@app/database/testing/builders";
import type { World } from "./authorisation-world.ts";
import { freshEmail, freshPhone } from "./fresh.ts";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const goal = {
  kind: "kilograms",
  material: "pet",
  year: 2030,
  wilayas: [16],
  amount: 1200,
  split: "even",
  months: null,
};

const freshGoal = async ({ server, brandId }: World): Promise<string> => {
  const id = randomUUIDv7();
  await server.database.db
    .insertInto("brand_goals")
    .values({ id, brand_id: brandId, material: "pet", grams: 1000, due_on: "2030-12-31" })
    .execute();
  return id;
};

const freshMember = async ({ server, brandId }: World): Promise<string> => {
  const { db } = server.database;
  const { id } = await buildUser(db, { roles: ["brand"] });
  await db
    .insertInto("brand_members")
    .values({ brand_id: brandId, user_id: id, rank: "viewer" })
    .execute();
  return id;
};

const freshTeamInvitation = async ({ server, brandId, ownerId }: World) => {
  const [id, token] = [randomUUIDv7(), randomUUID()];
  const now = Date.now();
  await server.database.db
    .insertInto("brand_team_invitations")
    .values({
      id,
      brand_id: brandId,
      invited_by: ownerId,
      token_hash: createHash("sha256").update(token).digest(),
      email: freshEmail(),
      rank: "viewer",
      created_at: new Date(now),
      expires_at: new Date(now + 3_600_000),
    })
    .execute();
  return { id, token };
};

const pendingBrand = async ({ server, brandId }: World): Promise<string> => {
  await server.database.db
    .updateTable("brand_companies")
    .set({ review: "pending" })
    .where("brand_id", "=", brandId)
    .execute();
  return brandId;
};

interface Sample {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** The pages of a brand about itself: company, face, goals and people. */
export const brandCompanySamples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  "PUT /api/v1/brand/company/identity": () => ({
    body: {
      legalName: "SARL Tassili",
      registerNumber: "16/00-0123456B20",
      taxNumber: "001616012345678",
      sector: "water",
    },
  }),
  "PUT /api/v1/brand/company/seat": () => ({ body: { wilayaCode: 16, address: "Rue du Port 4" } }),
  "PUT /api/v1/brand/company/contact": () => ({
    body: { name: "Lina Haddad", position: "RSE", phone: freshPhone(), email: freshEmail() },
  }),
  "PUT /api/v1/brand/company/packaging": () => ({ body: { kilograms: 1000, isEcoJem: true } }),
  "POST /api/v1/brands/:id/decision": async (world) => ({
    params: { id: await pendingBrand(world) },
    body: { decision: "approved", note: "" },
  }),
  "PUT /api/v1/brand/face": () => ({
    body: { name: "Tassili", colour: "#2059d9", story: { en: "", fr: "", ar: "" } },
  }),
  "PUT /api/v1/brand/face/logo": () => ({ body: { data: pixel } }),
  "POST /api/v1/brand/goals": () => ({ body: goal }),
  "PUT /api/v1/brand/goals/:id": async (world) => ({
    params: { id: await freshGoal(world) },
    body: goal,
  }),
  "DELETE /api/v1/brand/goals/:id": async (world) => ({ params: { id: await freshGoal(world) } }),
  "POST /api/v1/brand/team/invitations": () => ({ body: { email: freshEmail(), rank: "viewer" } }),
  "DELETE /api/v1/brand/team/invitations/:id": async (world) => ({
    params: { id: (await freshTeamInvitation(world)).id },
  }),
  "PUT /api/v1/brand/team/members/:userId": async (world) => ({
    params: { userId: await freshMember(world) },
    body: { rank: "editor" },
  }),
  "DELETE /api/v1/brand/team/members/:userId": async (world) => ({
    params: { userId: await freshMember(world) },
  }),
  "DELETE /api/v1/brand/distributor-codes/:code": async ({ server, brandId }) => ({
    params: { code: await buildBrandInvitation(server.database.db, brandId) },
  }),
  "POST /api/v1/brand-team-invitations/show": async (world) => ({
    body: { token: (await freshTeamInvitation(world)).token },
  }),
  "POST /api/v1/brand-team-invitations/accept": async (world) => ({
    body: { token: (await freshTeamInvitation(world)).token },
  }),
};
