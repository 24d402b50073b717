import { randomUUIDv7 } from "node:crypto";
import type { RefusalReason } from "@app/contract/declarations";
import type { Material } from "@app/contract/materials";
import type { Stars } from "@app/contract/quality";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

export interface DeclaredAnswer {
  id: string;
  number: number;
  bagNumber: number;
  expiresAt: string;
}

export interface NewDeclaration {
  pointId: string;
  material: Material;
  grams: number;
  /** In force now; what is paid is decided when the bag is weighed. */
  rateId: number;
}

export const declareDeposit = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { pointId, material, grams, rateId }: NewDeclaration,
): Promise<{ outcome: string; answer: DeclaredAnswer | null }> => {
  const { rows } = await sql<{ outcome: string; answer: DeclaredAnswer | null }>`
    select outcome, answer from declare_deposit(${clock.fixed()}, ${actorId}, ${key},
      ${randomUUIDv7()}, ${pointId}, ${material}::material, ${grams}, ${rateId}, ${traceId})`.execute(
    db,
  );
  return rows[0] ?? { outcome: "internal", answer: null };
};

export interface Weighed {
  id: string;
  grams: number;
  stars: Stars;
  rateId: number;
  tokens: number;
}

export const confirmDeclaration = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { id, grams, stars, rateId, tokens }: Weighed,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select confirm_declaration(${clock.fixed()}, ${actorId}, ${key}, ${id}, ${grams},
      ${stars.clean}, ${stars.compacted}, ${stars.manners}, ${rateId}, ${tokens}, ${traceId})
      as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

/** With a reason it is refused by the point, without one its time is over. */
export const closeDeclaration = async (
  db: Db,
  clock: Clock,
  asked: Asked | { actorId: null; key: null; traceId: string },
  { id, reason }: { id: string; reason: RefusalReason | null },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select close_declaration(${clock.fixed()}, ${asked.actorId}, ${asked.key}, ${id}, ${reason},
      ${asked.traceId}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

const declared = (db: Db) =>
  db
    .selectFrom("declarations as o")
    .innerJoin("deposits as d", (join) =>
      join.onRef("d.id", "=", "o.deposit_id").onRef("d.created_at", "=", "o.deposit_created_at"),
    );

const open = (db: Db) =>
  declared(db)
    .where("o.is_open", "=", true)
    .select([
      "o.deposit_id as id",
      "o.bag_number as bagNumber",
      "d.material",
      "d.grams",
      "d.created_at as declaredAt",
      "o.expires_at as expiresAt",
    ])
    .orderBy("o.deposit_created_at");

export const findOpenOfCitizen = (db: Db, citizenId: string) =>
  open(db)
    .innerJoin("points as p", "p.id", "o.point_id")
    .select("p.name as pointName")
    .where("o.citizen_id", "=", citizenId)
    .execute();

const mostShown = 200;

export const findOpenAtPoint = (db: Db, pointId: string) =>
  open(db)
    .innerJoin("users as u", "u.id", "o.citizen_id")
    .select(["u.first_name", "u.last_name"])
    .where("o.point_id", "=", pointId)
    .limit(mostShown)
    .execute();

/** Their material: which rate holds is asked for it. */
export const findMaterial = (db: Db, id: string) =>
  declared(db).select("d.material").where("o.deposit_id", "=", id).executeTakeFirst();

export const findExpired = (db: Db, clock: Clock, limit: number) =>
  db
    .selectFrom("declarations")
    .select("deposit_id as id")
    .where("is_open", "=", true)
    .where("expires_at", "<=", sqlNow(clock))
    .orderBy("expires_at")
    .limit(limit)
    .execute();

export const isMember = async (db: Db, pointId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("point_members")
    .select("user_id")
    .where("point_id", "=", pointId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
};

/** What the point weighed in the end. */
export const findConfirmed = (db: Db, id: string) =>
  declared(db)
    .select(["d.tokens", sql<"confirmed" | "corrected">`d.status`.as("status")])
    .where("o.deposit_id", "=", id)
    .executeTakeFirstOrThrow();
