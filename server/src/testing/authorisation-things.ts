import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import { declareDeposit } from "@app/contract/declarations";
import { openDispute } from "@app/contract/deposit-changes";
import { redeemReward } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { keyedHash } from "../secrets.ts";
import { familyName, weigh, type World } from "./authorisation-world.ts";
import { call } from "./call.ts";
import { freshEmail, freshPhone } from "./fresh.ts";
import { testConfig } from "./test-context.ts";

// Things that requests use up: each asks for one of its own.

const inAnHour = (): Date => new Date(Date.now() + 3_600_000);
const sha256 = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const freshCode = async (
  { server: { database } }: World,
  purpose: "sign_up" | "log_in" | "confirm_phone" | "delete_account",
  userId: string | null,
): Promise<{ id: string; code: string }> => {
  const [id, code] = [randomUUIDv7(), "246810"];
  await database.db
    .insertInto("codes")
    .values({
      id,
      purpose,
      channel: "sms",
      user_id: userId,
      target: freshPhone(),
      code_hash: keyedHash(testConfig(database), `${id}:${code}`),
      data: JSON.stringify({ locale: "fr" }),
      expires_at: inAnHour(),
    })
    .execute();
  return { id, code };
};

export const freshLink = async (
  { server, citizen }: World,
  purpose: "confirm_email" | "reset_password",
): Promise<string> => {
  const token = randomUUID();
  await server.database.db
    .insertInto("links")
    .values({
      id: randomUUIDv7(),
      purpose,
      token_hash: sha256(token),
      user_id: citizen.id,
      email: purpose === "confirm_email" ? freshEmail() : null,
      expires_at: inAnHour(),
    })
    .execute();
  return token;
};

export const freshInvitation = async ({ server, pointId, ownerId }: World) => {
  const [id, token] = [randomUUIDv7(), randomUUID()];
  await server.database.db
    .insertInto("point_invitations")
    .values({
      id,
      point_id: pointId,
      invited_by: ownerId,
      token_hash: sha256(token),
      name: "Samir",
      email: freshEmail(),
      expires_at: inAnHour(),
    })
    .execute();
  return { id, token };
};

/** Another session of the citizen: its id, and the secret that renews it. */
export const freshSession = async ({ server: { database }, citizen }: World) => {
  const token = await buildSession(database.db, citizen.id);
  const { id } = await database.db
    .selectFrom("sessions")
    .select("id")
    .where("access_hash", "=", sha256(token))
    .executeTakeFirstOrThrow();
  return { id, refresh: `${token} refresh` };
};

/** What the citizen brought to the point when the world was made. */
export const weighedDeposit = ({ server: { database }, citizen }: World) =>
  database.db
    .selectFrom("citizen_deposits")
    .innerJoin("deposits", "deposits.id", "citizen_deposits.deposit_id")
    .select(["deposits.id", "citizen_deposits.number"])
    .where("citizen_deposits.citizen_id", "=", citizen.id)
    .executeTakeFirstOrThrow();

/** A bag of somebody who has left none yet: only so many may wait. */
export const freshDeclaration = async ({ server, pointId }: World): Promise<string> => {
  const { db } = server.database;
  const { id } = await buildUser(db, { lastName: familyName });
  const { status, body } = await call(server.url, declareDeposit, {
    token: await buildSession(db, id),
    key: randomUUID(),
    body: { pointId, material: "pet", grams: 1000 },
  });
  if (status !== 201) throw new Error(`no declaration: ${status}`);
  return (body as { id: string }).id;
};

export const openedDispute = async (world: World): Promise<string> => {
  const { server, passes } = world;
  const { id, number } = await weighedDeposit(world);
  await call(server.url, openDispute, {
    ...passes.C,
    key: randomUUID(),
    params: { number },
    body: { reason: "weight", note: "" },
  });
  const dispute = await server.database.db
    .selectFrom("disputes")
    .select("id")
    .where("deposit_id", "=", id)
    .executeTakeFirstOrThrow();
  return dispute.id;
};

/** The citizen's, to be given at the point. */
export const freshVoucher = async ({ server, passes, pointId, citizen }: World) => {
  const { db } = server.database;
  await weigh(server, passes.P.token ?? "", pointId, citizen.code);
  const { status, body } = await call(server.url, redeemReward, {
    ...passes.C,
    key: randomUUID(),
    params: { id: await buildReward(db, { pointId, price: 100 }) },
    body: { quantity: 1, price: 100 },
  });
  if (status !== 201) throw new Error(`no voucher: ${status}`);
  return db
    .selectFrom("vouchers")
    .select(["id", "code"])
    .where("id", "=", (body as { id: string }).id)
    .executeTakeFirstOrThrow();
};
