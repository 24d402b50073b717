import { localeSchema } from "@app/contract/localized-text";
import type { Db, Trx } from "@app/database/connect";

/** What several schools asked for, with whom to call. */
export const findApplications = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom("school_applications as a")
    .innerJoin("communes as c", "c.code", "a.commune_code")
    .select([
      "a.id",
      "a.number",
      "a.school_name as schoolName",
      "a.level",
      "a.classes",
      "a.pupils",
      "a.teacher_name as teacherName",
      "a.phone",
      "a.email",
      "a.months",
      "a.message",
      "a.status",
      "a.locale",
      "c.name_fr as communeFr",
      "c.name_ar as communeAr",
    ])
    .where("a.id", "in", ids)
    .execute();
  return rows.map((row) => ({ ...row, locale: localeSchema.parse(row.locale) }));
};
export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>[number];

export type SchoolStatus = "contacted" | "scheduled" | "refused";

export const setSchoolStatus = async (
  trx: Trx,
  id: string,
  status: SchoolStatus,
): Promise<void> => {
  await trx.updateTable("school_applications").set({ status }).where("id", "=", id).execute();
};
