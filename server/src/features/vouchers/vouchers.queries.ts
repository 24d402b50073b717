import type { TopUpState } from "@app/contract/vouchers";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Month } from "../../months.queries.ts";
import type { Asked } from "../../http/asked-by.ts";

const ofCitizen = (db: Db, citizenId: string) =>
  db
    .selectFrom("vouchers as v")
    .innerJoin("partners as p", "p.id", "v.partner_id")
    .leftJoin("top_ups as u", "u.voucher_id", "v.id")
    .where("v.citizen_id", "=", citizenId)
    .select([
      "v.id",
      "v.code",
      "v.reward_id as rewardId",
      "v.kind",
      "v.reward_name as rewardName",
      "p.name as partnerName",
      sql<boolean>`p.point_id is not null`.as("givesInApp"),
      "v.quantity",
      "v.tokens",
      "v.status",
      "v.ended_by as endedBy",
      "v.created_at as createdAt",
      "v.expires_at as expiresAt",
      "v.closed_at as closedAt",
      "v.phone",
      sql<TopUpState | null>`u.state`.as("topUpState"),
    ]);
export type CitizenVoucher = Awaited<ReturnType<typeof findReady>>[number];

/** The one that ends first is the one to think of. */
export const findReady = (db: Db, citizenId: string) =>
  ofCitizen(db, citizenId)
    .where("v.status", "=", "ready")
    .orderBy("v.expires_at")
    .orderBy("v.id")
    .execute();

export const findClosed = (db: Db, citizenId: string, most: number) =>
  ofCitizen(db, citizenId)
    .where("v.status", "<>", "ready")
    .orderBy("v.closed_at", "desc")
    .orderBy("v.id")
    .limit(most)
    .execute();

const ofShops = (db: Db) =>
  db
    .selectFrom("vouchers as v")
    .innerJoin("partners as p", "p.id", "v.partner_id")
    .innerJoin("users as c", "c.id", "v.citizen_id")
    .where("v.kind", "=", "shop")
    .select([
      "v.id",
      "v.code",
      "v.reward_name as rewardName",
      "v.quantity",
      "c.first_name as firstName",
      "c.last_name as lastName",
      "v.status",
      "v.expires_at as expiresAt",
      "v.closed_at as closedAt",
    ]);
export type ShopVoucher = Awaited<ReturnType<typeof findGiven>>[number];

/** A code is free again once its voucher is used: the one that can be used, else the last. */
const byCode = (db: Db, code: string) =>
  ofShops(db)
    .where("v.code", "=", code)
    .orderBy(sql`v.closed_at desc nulls first`)
    .limit(1);

const isStaff = (userId: string) => sql<boolean>`exists (select from point_members m
  where m.point_id = p.point_id and m.user_id = ${userId} and m.removed_at is null)`;

export const findAtPoint = (db: Db, userId: string, pointId: string, code: string) =>
  byCode(db, code).where("p.point_id", "=", pointId).where(isStaff(userId)).executeTakeFirst();

/** Theirs, or their shop's: another's code is no code to them. */
export const findReceivable = (db: Db, userId: string, code: string) =>
  byCode(db, code)
    .where((eb) => eb.or([eb("v.citizen_id", "=", userId), isStaff(userId)]))
    .executeTakeFirst();

export const findById = (db: Db, id: string) =>
  ofShops(db).where("v.id", "=", id).executeTakeFirstOrThrow();

export const callReceive = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  voucherId: string,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select receive_voucher(${clock.fixed()}, ${actorId}, ${key}, ${voucherId}, ${traceId})
      as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

export const callWithdraw = async (
  db: Db,
  clock: Clock,
  { actorId, traceId }: { actorId: string | null; traceId: string },
  { voucherId, note }: { voucherId: string; note: string },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select withdraw_voucher(${clock.fixed()}, ${actorId}, ${voucherId}, ${note}, ${traceId})
      as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

export const findExpired = async (db: Db, clock: Clock, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("vouchers")
    .select("id")
    // Written out, not bound: the index holds these only.
    .where(sql<boolean>`status = 'ready' and kind = 'shop'`)
    .where("expires_at", "<=", sqlNow(clock))
    .orderBy("expires_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether it was closed by this. */
export const callExpire = async (db: Db, clock: Clock, id: string): Promise<boolean> => {
  const { rows } = await sql<{ closed: boolean }>`
    select expire_voucher(${clock.fixed()}, ${id}, 'expire-vouchers') as closed`.execute(db);
  return rows[0]?.closed ?? false;
};

/** Of whoever works there; without a partner it gives nothing. */
export const findShop = (db: Db, userId: string, pointId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as o", "o.id", "m.point_id")
    .leftJoin("partners as p", "p.point_id", "o.id")
    .where("m.point_id", "=", pointId)
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .select(["p.id as partnerId", "o.name", "m.membership"])
    .executeTakeFirst();

export const findGiven = (db: Db, partnerId: string | null, { from, until }: Month, most: number) =>
  ofShops(db)
    .where("v.partner_id", "=", partnerId)
    .where(sql<boolean>`v.status = 'received'`)
    .where("v.closed_at", ">=", from)
    .where("v.closed_at", "<", until)
    .select("v.partner_centimes as centimes")
    .orderBy("v.closed_at", "desc")
    .orderBy("v.id")
    .limit(most)
    .execute();

export const sumGiven = (db: Db, partnerId: string | null, { from, until }: Month) =>
  db
    .selectFrom("vouchers")
    .where("partner_id", "=", partnerId)
    .where(sql<boolean>`status = 'received' and kind = 'shop'`)
    .where("closed_at", ">=", from)
    .where("closed_at", "<", until)
    .select([
      sql<number>`coalesce(sum(quantity), 0)::int`.as("pieces"),
      sql<number>`coalesce(sum(partner_centimes), 0)::int8`.as("centimes"),
    ])
    .executeTakeFirstOrThrow();
