import type { Db } from "@app/database/connect";

/** Whose phone it is, for somebody who calls them. */
export const findCounterPeople = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("users")
        .select(["id", "first_name as firstName", "last_name as lastName", "phone"])
        .where("id", "in", ids)
        .execute();
