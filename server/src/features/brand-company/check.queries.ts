import type { Db } from "@app/database/connect";

/** What the back office looks at, of several brands. */
export const findChecked = (db: Db, brandIds: readonly string[]) =>
  db
    .selectFrom("brand_companies as c")
    .innerJoin("brands as b", "b.id", "c.brand_id")
    .select([
      "b.id",
      "b.name",
      "c.legal_name as legalName",
      "c.rc",
      "c.nif",
      "c.address",
      "c.contact_phone as contactPhone",
      "c.tonnage_kilograms as tonnageKilograms",
    ])
    .where("b.id", "in", brandIds)
    .execute();
