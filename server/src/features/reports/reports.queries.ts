import type { Locale } from "@app/contract/locales";
import type { ReportFileType, ReportPeriod, ReportState } from "@app/contract/reports";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Figures } from "./figures.rules.ts";

type Conn = Db | Trx;

export interface StoredReport {
  id: string;
  number: string;
  brandId: string;
  brand: string;
  from: string;
  until: string;
  state: ReportState;
  grams: number | null;
  claims: number | null;
  checksum: Buffer | null;
  frozenAt: Date | null;
  createdAt: Date;
  filesMade: number;
}

const shown = sql`r.id, r.number, r.brand_id as "brandId", b.name as brand,
  r.from_day::text as "from", r.until_day::text as "until", r.state, r.grams, r.claims, r.checksum,
  r.frozen_at as "frozenAt", r.created_at as "createdAt",
  (select count(*)::integer from report_files f where f.report_id = r.id) as "filesMade"
  from reports r join brands b on b.id = r.brand_id`;

export const findReport = async (
  db: Conn,
  where: { number: string; brandId?: string },
): Promise<StoredReport | undefined> =>
  (
    await sql<StoredReport>`select ${shown} where r.number = ${where.number}
      and r.brand_id = coalesce(${where.brandId ?? null}::uuid, r.brand_id)`.execute(db)
  ).rows[0];

export const findReportById = async (db: Conn, id: string): Promise<StoredReport | undefined> =>
  (await sql<StoredReport>`select ${shown} where r.id = ${id}`.execute(db)).rows[0];

export const listReports = async (
  db: Db,
  brandId: string,
  before: string | undefined,
  limit: number,
): Promise<StoredReport[]> =>
  (
    await sql<StoredReport>`select ${shown} where r.brand_id = ${brandId}
      and (${before ?? null}::text is null or (r.created_at, r.id) < (
        select o.created_at, o.id from reports o
        where o.number = ${before ?? null} and o.brand_id = ${brandId}))
      order by r.created_at desc, r.id desc limit ${limit}`.execute(db)
  ).rows;

/** Since when there is something to report, and the last day that is over. */
export const findReportable = async (
  db: Conn,
  clock: Clock,
  brandId: string,
): Promise<{ firstDay: string | null; lastDay: string }> => {
  const { rows } = await sql<{ firstDay: string | null; lastDay: string }>`
    select (select min(day)::text from claims where brand_id = ${brandId} and grams > 0) as "firstDay",
      ((${sqlNow(clock)} at time zone 'Africa/Algiers')::date - 1)::text as "lastDay"`.execute(db);
  return rows[0] ?? { firstDay: null, lastDay: "" };
};

/** False when the number is taken: another is tried. */
export const addReport = async (
  trx: Trx,
  clock: Clock,
  report: { id: string; number: string; brandId: string } & ReportPeriod,
): Promise<boolean> => {
  const result = await trx
    .insertInto("reports")
    .values({
      id: report.id,
      number: report.number,
      brand_id: report.brandId,
      from_day: report.from,
      until_day: report.until,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** Reports of one brand are frozen one after the other. */
export const lockReports = async (trx: Trx, brandId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('reports ' || ${brandId}, 0))`.execute(
    trx,
  );
};

export const freeze = async (
  trx: Trx,
  id: string,
  { figures, checksum }: { figures: Figures; checksum: Uint8Array },
): Promise<void> => {
  await trx
    .updateTable("reports")
    .set({
      state: "writing",
      frozen: JSON.stringify(figures),
      checksum: Buffer.from(checksum),
      grams: figures.grams,
      claims: figures.claims,
      frozen_at: figures.frozenAt,
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
};

export const moveReport = async (db: Conn, id: string, state: "ready" | "empty"): Promise<void> => {
  await db
    .updateTable("reports")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", state === "ready" ? "writing" : "waiting")
    .execute();
};

export const findFigures = async (db: Conn, id: string): Promise<Figures> => {
  const { frozen } = await db
    .selectFrom("reports")
    .select("frozen")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return frozen as unknown as Figures;
};

export interface ReportFile {
  type: ReportFileType;
  /** Empty where it is the same in every language. */
  locale: Locale | "";
}

export const findFileKeys = async (
  db: Conn,
  reportId: string,
): Promise<(ReportFile & { checksum: Buffer })[]> =>
  (await db
    .selectFrom("report_files")
    .select(["type", "locale", "checksum"])
    .where("report_id", "=", reportId)
    .orderBy("type")
    .orderBy("locale")
    .execute()) as (ReportFile & { checksum: Buffer })[];

export const addFile = async (
  db: Conn,
  reportId: string,
  file: ReportFile & { content: Uint8Array },
): Promise<void> => {
  await db
    .insertInto("report_files")
    .values({
      report_id: reportId,
      type: file.type,
      locale: file.locale,
      content: Buffer.from(file.content),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const findFile = async (
  db: Conn,
  reportId: string,
  { type, locale }: ReportFile,
): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom("report_files")
      .select("content")
      .where("report_id", "=", reportId)
      .where("type", "=", type)
      .where("locale", "in", [locale, ""])
      .executeTakeFirst()
  )?.content;
