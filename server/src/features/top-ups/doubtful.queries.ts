import type { LocalizedText } from "@app/contract/localized-text";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What nobody could tell, of several vouchers. */
export const findDoubtful = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("top_ups as t")
    .innerJoin("vouchers as v", "v.id", "t.voucher_id")
    .innerJoin("rewards as r", "r.id", "v.reward_id")
    .innerJoin("partners as p", "p.id", "v.partner_id")
    .select([
      "v.id",
      "v.code",
      "v.tokens",
      "v.created_at as createdAt",
      "t.attempts",
      "t.provider_reference as reference",
      sql<number>`r.credit_dinars * v.quantity`.as("dinars"),
      sql<LocalizedText>`p.name`.as("partner"),
    ])
    .where("v.id", "in", ids)
    .execute();
export type DoubtfulRow = Awaited<ReturnType<typeof findDoubtful>>[number];

/** Partners whose credit does not leave. */
export const findStuck = (db: Db, partnerIds: readonly string[]) =>
  db
    .selectFrom("partners as p")
    .select([
      "p.id",
      sql<LocalizedText>`p.name`.as("partner"),
      sql<number>`(select count(*)::int from top_ups t join vouchers v on v.id = t.voucher_id
        where v.partner_id = p.id and t.state in ('pending', 'unknown'))`.as("waiting"),
    ])
    .where("p.id", "in", partnerIds)
    .execute();

/** Whether somebody said what they do about it since so many hours. */
export const isInHand = async (
  db: Db,
  clock: Clock,
  partnerId: string,
  hours: number,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("tasks")
      .select("id")
      .where("kind", "=", "top_ups_stuck")
      .where("subject_id", "=", partnerId)
      .where("decided_by", "is not", null)
      .where("decided_at", ">", sql<Date>`${sqlNow(clock)} - make_interval(hours => ${hours})`)
      .executeTakeFirst(),
  );
