import type { Db } from "@app/database/connect";

export const findClosed = (db: Db) =>
  db.selectFrom("switches").select("feature").where("is_off", "=", true).execute();
