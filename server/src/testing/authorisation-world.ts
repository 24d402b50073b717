import { randomUUID, randomUUIDv7 } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import type { Role } from "@app/contract/roles";
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
import type { Caller } from "./authorisation-table.ts";
import { call } from "./call.ts";
import { freshEmail, freshPhone } from "./fresh.ts";
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
export const familyName = "Belonging-To-World";

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

export const weigh = async (
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
