import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface NewCorrection {
  id: string;
  userId: string;
  tokens: number;
  reason: string;
  askedBy: string;
}

export const insertCorrection = async (
  trx: Trx,
  clock: Clock,
  { id, userId, tokens, reason, askedBy }: NewCorrection,
): Promise<void> => {
  await trx
    .insertInto("balance_corrections")
    .values({
      id,
      user_id: userId,
      tokens,
      reason,
      asked_by: askedBy,
      asked_at: sqlNow(clock),
    })
    .execute();
};

/** `by` null for what one administrator may do alone. */
export const callPay = async (
  trx: Trx,
  clock: Clock,
  id: string,
  by: string | null,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select pay_correction(${clock.fixed()}, ${id}, ${by}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

export const callRefuse = async (
  trx: Trx,
  clock: Clock,
  id: string,
  by: string,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select refuse_correction(${clock.fixed()}, ${id}, ${by}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

/** What was asked for under this key, when it was. */
export const findCorrection = (db: Db, id: string) =>
  db
    .selectFrom("balance_corrections")
    .select(["id", "user_id as userId", "tokens", "reason", "state", "asked_by as askedBy"])
    .where("id", "=", id)
    .executeTakeFirst();

export const findAsked = (db: Db, after: string | undefined, most: number) =>
  db
    .selectFrom("balance_corrections as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .innerJoin("users as a", "a.id", "c.asked_by")
    .select([
      "c.id",
      "c.user_id as personId",
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("person"),
      "c.tokens",
      "c.reason",
      "c.asked_by as askedById",
      "a.first_name as firstName",
      "a.last_name as lastName",
      "c.asked_at as askedAt",
    ])
    .where("c.state", "=", "asked")
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(c.asked_at, c.id) > (select l.asked_at, l.id from balance_corrections l
          where l.id = ${after})`,
      ),
    )
    .orderBy("c.asked_at")
    .orderBy("c.id")
    .limit(most)
    .execute();
