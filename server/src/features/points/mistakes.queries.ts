import type { MistakeKind } from "@app/contract/point-changes";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What people said since somebody last looked, the newest first. */
export const findMistakes = (db: Db, pointId: string, since: Date, most: number) =>
  db
    .selectFrom("point_mistakes")
    .select([sql<MistakeKind>`kind`.as("kind"), "note", "created_at as createdAt"])
    .where("point_id", "=", pointId)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
