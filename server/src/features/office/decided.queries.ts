import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const findMailbox = (db: Db, organisationId: string) =>
  db
    .selectFrom("organisations")
    .select(["email", "locale"])
    .where("id", "=", organisationId)
    .where("email_verified_at", "is not", null)
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirst();

/** What the back office calls about, of several orders. */
export const findOrdered = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("office_orders as o")
    .innerJoin("organisations as g", "g.id", "o.organisation_id")
    .select([
      "o.id",
      "o.number",
      "o.company",
      "o.pack",
      "o.people",
      "o.dinars_per_month as dinarsPerMonth",
      "o.rhythm",
      "o.contact_name as contactName",
      "o.contact_phone as contactPhone",
      "g.locale",
      sql<number>`(select count(*)::int from office_sites s where s.order_id = o.id)`.as("sites"),
    ])
    .where("o.id", "in", ids)
    .$narrowType<{ locale: Locale }>()
    .execute();

/** What is wrong at several offices. */
export const findProblems = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("office_problems as p")
    .innerJoin("office_sites as s", "s.id", "p.site_id")
    .innerJoin("office_orders as o", "o.id", "s.order_id")
    .innerJoin("organisations as g", "g.id", "o.organisation_id")
    .select([
      "p.id",
      "p.kind",
      "p.note",
      "p.created_at as createdAt",
      "s.name as site",
      "s.address",
      "o.number",
      "o.company",
      "o.organisation_id as organisationId",
      "o.contact_name as contactName",
      "o.contact_phone as contactPhone",
      "g.locale",
    ])
    .where("p.id", "in", ids)
    .$narrowType<{ locale: Locale }>()
    .execute();
export type ProblemRow = Awaited<ReturnType<typeof findProblems>>[number];

export const setAnswer = async (
  trx: Trx,
  clock: Clock,
  id: string,
  answer: string,
): Promise<void> => {
  await trx
    .updateTable("office_problems")
    .set({ answer, answered_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};
