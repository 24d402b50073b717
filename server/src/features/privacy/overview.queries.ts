import { consentVersions } from "@app/contract/consent";
import type { ConsentCount } from "@app/contract/privacy-desk";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { lateHours } from "./privacy.rules.ts";

const mostVersions = 100;

export const countConsents = async (db: Db): Promise<ConsentCount[]> => {
  const rows = await db
    .selectFrom("consents")
    .select([
      "document",
      "version",
      sql<number>`count(user_id)::int`.as("people"),
      sql<number>`count(organisation_id)::int`.as("organisations"),
      sql<Date>`max(given_at)`.as("lastAt"),
    ])
    .groupBy(["document", "version"])
    .orderBy("version", "desc")
    .orderBy("document")
    .limit(mostVersions)
    .execute();
  return rows.map(({ lastAt, ...row }) => ({
    ...row,
    isCurrent: consentVersions[row.document] === row.version,
    lastAt: lastAt.toISOString(),
  }));
};

interface RequestCounts {
  exports: number;
  exportsLastMonth: number;
  waiting: number;
  late: number;
  done: number;
  withdrawn: number;
}

export const countRequests = async (db: Db, clock: Clock): Promise<RequestCounts> => {
  const { rows } = await sql<RequestCounts>`
    select count(*) filter (where kind = 'export')::int as exports,
      count(*) filter (where kind = 'export' and asked_at > n.now - interval '30 days')::int
        as "exportsLastMonth",
      count(*) filter (where is_open and due_at > n.now - make_interval(hours => ${lateHours}))::int
        as waiting,
      count(*) filter (where is_open and due_at <= n.now - make_interval(hours => ${lateHours}))::int
        as late,
      count(*) filter (where kind = 'erasure' and done_at is not null)::int as done,
      count(*) filter (where withdrawn_at is not null)::int as withdrawn
    from (select *, kind = 'erasure' and done_at is null and withdrawn_at is null as is_open
        from data_requests) r,
      (select ${sqlNow(clock)} as now) n`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("no counts");
  return counts;
};
