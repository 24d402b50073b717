import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { TaskKindName } from "@app/contract/tasks";
import { sql } from "kysely";
import type { Db } from "../connect.ts";
import { weighBags } from "./build-claims.ts";
import { buildPickup, openFacility } from "./build-pickup.ts";
import { buildTransporter, buildWaitingTransporter } from "./build-transporter.ts";
import { buildPoint, buildUser } from "./builders.ts";

/** A database, and how its owner gets in. */
export interface Built {
  db: Db;
  ownerUrl: string;
}

/** Makes one task of a kind with everything that it is about; answers the task's id. */
export type BuildTask = (database: Built) => Promise<string>;

interface NewTask {
  kind: TaskKindName;
  subjectId: string;
  data?: Record<string, unknown>;
  /** Hours from now. */
  due?: number;
}

export const addTask = async (
  db: Db,
  { kind, subjectId, data = {}, due = 24 }: NewTask,
): Promise<string> => {
  const id = randomUUIDv7();
  await db
    .insertInto("tasks")
    .values({
      id,
      kind,
      subject_id: subjectId,
      data: JSON.stringify(data),
      created_at: sql`now() - interval '3 hours'`,
      due_at: sql`now() + make_interval(hours => ${due})`,
    })
    .execute();
  return id;
};

const names = { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" };
const freshMail = (): string => `${randomUUID()}@example.com`;

const ownedPoint = async (db: Db, status: "active" | "pending" = "active") => {
  const owner = await buildUser(db, { roles: ["point"], email: freshMail(), locale: "ar" });
  return buildPoint(db, { ownerId: owner.id, name: names, status });
};

/** Some bags of a citizen at a point; the ids of the deposits, and who they are. */
const weighedBags = async (db: Db) => {
  const point = await ownedPoint(db);
  const citizen = await buildUser(db, { firstName: "Nadia", lastName: "Kaci", locale: "ar" });
  const bags = [3100, 4000, 2900, 4400, 3600, 2400].map((grams) => ({
    citizenCode: citizen.code,
    grams,
  }));
  const ids = await weighBags(db, point, "pet", bags, new Date());
  return { point, citizen, ids, last: ids.at(-1) ?? "" };
};

const buildDispute: BuildTask = async ({ db }) => {
  const { citizen, ids } = await weighedBags(db);
  const id = randomUUIDv7();
  const { rows } = await sql<{ outcome: string }>`select open_dispute(null, ${citizen.id},
    ${randomUUID()}, ${id}, ${ids.length}, 'weight', 'The bag weighed 4.20 kg at home', 'trace')
    as outcome`.execute(db);
  if (rows[0]?.outcome !== "opened") throw new Error(`no dispute: ${rows[0]?.outcome}`);
  // The dispute made its task.
  return id;
};

const buildReview: BuildTask = async ({ db }) => {
  const { point, citizen, last } = await weighedBags(db);
  const about = { pointId: point.id, citizenId: citizen.id };
  await db
    .insertInto("deposit_signals")
    .values(
      (["weight", "pair"] as const).map((rule) => ({
        deposit_id: last,
        rule,
        score: 40,
        detail: "{}",
        point_id: about.pointId,
        citizen_id: about.citizenId,
        created_at: new Date(),
      })),
    )
    .execute();
  const data = { depositId: last, ...about, score: 80 };
  return addTask(db, { kind: "deposit_review", subjectId: randomUUID(), data, due: 4 });
};

const buildApproval: BuildTask = async ({ db }) => {
  const { id, ownerId } = await ownedPoint(db, "pending");
  return addTask(db, { kind: "point_approval", subjectId: id, data: { ownerId }, due: -2 });
};

const buildChanged: BuildTask = async ({ db }) => {
  const { id } = await ownedPoint(db);
  const data = { before: { en: "Corner shop" }, name: names, movedMeters: 340 };
  return addTask(db, { kind: "point_changed", subjectId: id, data, due: 72 });
};

export const buildPointMistake: BuildTask = async ({ db }) => {
  const { id } = await ownedPoint(db);
  const taskId = await addTask(db, { kind: "point_mistake", subjectId: id, due: 96 });
  await db
    .insertInto("point_mistakes")
    .values({
      id: randomUUID(),
      point_id: id,
      kind: "hours",
      note: "Closed on Friday morning",
      created_at: new Date(),
    })
    .execute();
  return taskId;
};

const buildDriver: BuildTask = async ({ db }) => {
  const subjectId = await buildWaitingTransporter(db);
  return addTask(db, { kind: "transporter_approval", subjectId, due: 12 });
};

const buildChangedDriver: BuildTask = async ({ db }) => {
  const { id } = await buildTransporter(db, { email: freshMail() });
  const data = { step: "vehicles" };
  return addTask(db, { kind: "transporter_changed", subjectId: id, data, due: 48 });
};

const buildWithoutTaker: BuildTask = async ({ db, ownerUrl }) => {
  const point = await ownedPoint(db);
  const { id } = await buildPickup(db, point, { facilityId: await openFacility(ownerUrl) });
  await db
    .updateTable("pickups")
    .set({ status: "no_taker", transporter_id: null, vehicle_id: null })
    .where("id", "=", id)
    .execute();
  const data = { pointId: point.id };
  return addTask(db, { kind: "pickup_without_taker", subjectId: id, data, due: -30 });
};

const buildOverdue: BuildTask = async ({ db, ownerUrl }) => {
  const point = await ownedPoint(db);
  const transporter = await buildTransporter(db, { email: freshMail() });
  const from = new Date(Date.now() - 12 * 3_600_000);
  const given = { facilityId: await openFacility(ownerUrl), transporter, from };
  const { id } = await buildPickup(db, point, given);
  const data = { pointId: point.id, transporterId: transporter.id };
  return addTask(db, { kind: "pickup_overdue", subjectId: id, data, due: 6 });
};

const buildLetter: BuildTask = async ({ db }) => {
  const id = randomUUID();
  await db
    .insertInto("contact_messages")
    .values({
      id,
      name: "Lynda Amrane",
      contact: freshMail(),
      topic: "citizen",
      message: "Where can I see how many tokens my last bag gave?",
      locale: "fr",
    })
    .execute();
  return addTask(db, { kind: "contact_message", subjectId: id, due: 40 });
};

const gap =
  (kind: "device_gap" | "entries_lost"): BuildTask =>
  async ({ db }) => {
    const { ownerId } = await ownedPoint(db);
    const data = { actorId: ownerId, numbers: [4, 5, 9] };
    return addTask(db, { kind, subjectId: randomUUID(), data, due: 30 });
  };

const buildScales: BuildTask = async ({ db }) => {
  const { id } = await ownedPoint(db);
  const drifts = [{ material: "pet", expected: 212_000, handedOver: 176_000, lost: 36_000 }];
  return addTask(db, { kind: "scales_differ", subjectId: id, data: { drifts }, due: 60 });
};

/** One of each of these kinds. */
export const taskBuilders = {
  contact_message: buildLetter,
  deposit_review: buildReview,
  device_gap: gap("device_gap"),
  dispute: buildDispute,
  entries_lost: gap("entries_lost"),
  pickup_overdue: buildOverdue,
  pickup_without_taker: buildWithoutTaker,
  point_approval: buildApproval,
  point_changed: buildChanged,
  point_mistake: buildPointMistake,
  scales_differ: buildScales,
  transporter_approval: buildDriver,
  transporter_changed: buildChangedDriver,
} as const satisfies Partial<Record<TaskKindName, BuildTask>>;
