import { createHash, randomUUID, randomUUIDv7 } from "node:crypto";
import { declareDeposit } from "@app/contract/declarations";
import { openDispute } from "@app/contract/deposit-changes";
import { recordDeposit } from "@app/contract/deposits";
import { redeemReward } from "@app/contract/rewards";
import type { Role } from "@app/contract/roles";
import { buildReward } from "@app/database/testing/build-reward";
import { buildDistributor } from "@app/database/testing/build-products";
import {
  addMember,
  buildBrand,
  buildOrganisation,
  buildOrganisationSession,
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
  makeAdmin,
} from "@app/database/testing/builders";
import type { Db } from "@app/database/connect";
import { hash } from "@node-rs/argon2";
import { keyedHash } from "../secrets.ts";
import type { Caller } from "./authorisation-table.ts";
import { call } from "./call.ts";
import { testConfig } from "./test-context.ts";
import type { TestServer } from "./test-server.ts";

/** What a caller shows: a person's token, an organisation's cookie, both or neither. */
export interface Pass {
  token?: string;
  cookie?: string;
}

/** One of each kind of caller, and the things that requests are about. */
export interface World {
  server: TestServer;
  passes: Record<Caller, Pass>;
  citizen: { id: string; code: string; phone: string };
  collaboratorId: string;
  ownerId: string;
  transporterId: string;
  badgeCode: string;
  pointId: string;
  brandId: string;
  distributorId: string;
  organisationEmail: string;
  /** Nothing of these may be in an answer to somebody else. */
  marks: string[];
}

export const worldPassword = "bottle cap 42";
const passwordHash = hash(worldPassword);
/** The name of everybody but somebody else, so that a leak is seen. */
const familyName = "Belonging-To-World";

let phones = 0;

/**
 * Counted: of thousands drawn by chance two would be the same, in one run of some. A block of a thousand for each, as
 * limits count them.
 */
export const freshPhone = (): string => `+2137${String(++phones).padStart(5, "0")}001`;
export const freshEmail = (): string => `${randomUUID()}@example.com`;

const buildPerson = async (
  db: Db,
  roles: readonly Role[],
  changes: Parameters<typeof buildUser>[1] = {},
) => {
  const phone = freshPhone();
  const email = freshEmail();
  const person = await buildUser(db, { roles, lastName: familyName, phone, email, ...changes });
  return { ...person, phone, email };
};

const sessionIdsOf = async (db: Db, people: readonly { id: string }[]): Promise<string[]> => {
  const userIds = people.map(({ id }) => id);
  const rows = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "in", userIds)
    .execute();
  return rows.map(({ id }) => id);
};

const pass = async (db: Db, userId: string, isStrong = false) => ({
  token: await buildSession(db, userId, { isStrong }),
});

const office = async (db: Db, email = freshEmail()) => {
  const id = await buildOrganisation(db, { email, passwordHash: await passwordHash });
  return { id, email, cookie: `__Host-organisation=${await buildOrganisationSession(db, id)}` };
};

const weigh = async (
  server: TestServer,
  token: string,
  pointId: string,
  citizenCode: string,
): Promise<void> => {
  const { status } = await call(server.url, recordDeposit, {
    token,
    key: randomUUID(),
    body: {
      pointId,
      citizenCode,
      material: "pet",
      grams: 1000,
      stars: { clean: true, compacted: true, manners: true },
    },
  });
  if (status !== 201) throw new Error(`no deposit: ${status}`);
};

/** Somebody who may do everything that a role or a point allows, with nothing of the others'. */
const buildSomebodyElse = async (server: TestServer): Promise<Pass> => {
  const { db } = server.database;
  const roles = ["citizen", "point", "transporter", "brand"] as const;
  const { id, code } = await buildUser(db, {
    roles,
    firstName: "Meriem",
    lastName: "Ailleurs",
    phone: freshPhone(),
  });
  await buildPoint(db, { ownerId: id, name: { en: "Elsewhere" } });
  const corner = await buildPoint(db, { name: { en: "Corner" } });
  await weigh(server, await buildSession(db, corner.ownerId), corner.id, code);
  await buildBrand(db, id, "Elsewhere");
  await buildTransporterProfile(db, id, "Elsewhere");
  const { cookie } = await office(db);
  return { ...(await pass(db, id)), cookie };
};

const buildPointPeople = async (db: Db) => {
  const owner = await buildPerson(db, ["point"]);
  const collaborator = await buildPerson(db, ["citizen"]);
  const removed = await buildPerson(db, ["citizen"]);
  const { id: pointId } = await buildPoint(db, {
    ownerId: owner.id,
    name: { en: familyName },
    acceptsBagsLeft: true,
  });
  for (const { id } of [collaborator, removed]) await addMember(db, pointId, id, "collaborator");
  await db
    .updateTable("point_members")
    .set({ removed_at: new Date() })
    .where("user_id", "=", removed.id)
    .execute();
  return { owner, collaborator, removed, pointId };
};

const buildCompanies = async (db: Db) => {
  const transporter = await buildPerson(db, ["transporter"]);
  const badgeCode = await buildTransporterProfile(db, transporter.id, familyName);
  const brand = await buildPerson(db, ["brand"]);
  const brandId = await buildBrand(db, brand.id, familyName);
  const goalId = randomUUIDv7();
  await db
    .insertInto("brand_goals")
    .values({ id: goalId, brand_id: brandId, material: "pet", grams: 1, due_on: "2030-01-01" })
    .execute();
  const distributor = await buildPerson(db, ["brand"]);
  const distributorId = await buildDistributor(db, brandId, distributor.id, familyName);
  return { transporter, badgeCode, brand, brandId, goalId, distributor, distributorId };
};

const buildCitizens = async (server: TestServer) => {
  const { db, ownerUrl } = server.database;
  const citizen = await buildPerson(db, ["citizen"], { passwordHash: await passwordHash });
  const unconfirmed = await buildPerson(db, ["citizen"]);
  await db
    .updateTable("users")
    .set({ phone_verified_at: null, email_verified_at: null })
    .where("id", "=", unconfirmed.id)
    .execute();
  const suspended = await buildPerson(db, ["citizen"], { status: "suspended" });
  const admin = await buildPerson(db, ["citizen"]);
  const weakAdmin = await buildPerson(db, ["citizen"]);
  for (const { id } of [admin, weakAdmin]) await makeAdmin(ownerUrl, id);
  await db
    .insertInto("notifications")
    .values({
      id: randomUUIDv7(),
      user_id: citizen.id,
      kind: "deposit_recorded",
      data: JSON.stringify({ point: familyName }),
    })
    .execute();
  return { citizen, unconfirmed, suspended, admin, weakAdmin };
};

export const buildWorld = async (server: TestServer): Promise<World> => {
  const { db } = server.database;
  const [
    { owner, collaborator, removed, pointId },
    { transporter, badgeCode, brand, brandId, goalId, distributor, distributorId },
    { citizen, unconfirmed, suspended, admin, weakAdmin },
    organisation,
  ] = await Promise.all([
    buildPointPeople(db),
    buildCompanies(db),
    buildCitizens(server),
    office(db),
  ]);
  const staff = [owner, collaborator, removed, transporter, brand, distributor];
  const people = [...staff, citizen, unconfirmed, suspended, admin, weakAdmin];
  const passes = {
    N: {},
    C: await pass(db, citizen.id),
    U: await pass(db, unconfirmed.id),
    P: await pass(db, owner.id),
    L: await pass(db, collaborator.id),
    R: await pass(db, removed.id),
    T: await pass(db, transporter.id),
    B: await pass(db, brand.id),
    S: await pass(db, suspended.id),
    O: { cookie: organisation.cookie },
    A: await pass(db, admin.id, true),
    W: await pass(db, weakAdmin.id),
    X: await buildSomebodyElse(server),
    D: await pass(db, distributor.id),
  };
  await weigh(server, passes.P.token, pointId, citizen.code);
  return {
    server,
    passes,
    citizen,
    collaboratorId: collaborator.id,
    ownerId: owner.id,
    transporterId: transporter.id,
    badgeCode,
    pointId,
    brandId,
    distributorId,
    organisationEmail: organisation.email,
    marks: [
      ...people.flatMap(({ id, code, phone, email }) => [id, code, phone, email]),
      ...(await sessionIdsOf(db, people)),
      familyName,
      badgeCode,
      pointId,
      brandId,
      distributorId,
      goalId,
      organisation.id,
      organisation.email,
    ],
  };
};

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
