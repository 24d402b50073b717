import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";

/** Everything that was written last; content is null where the release's texts hold again. */
export const findWordings = (db: Db) =>
  db
    .selectFrom("wordings_in_force")
    .select(["name", "version", "content", "written_at as writtenAt"])
    .execute();
export type Wording = Awaited<ReturnType<typeof findWordings>>[number];

/** Undefined: nobody has ever written it. */
export const findWording = (db: Db | Trx, name: string) =>
  db
    .selectFrom("wordings")
    .select(["name", "version", "content", "written_at as writtenAt"])
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

export const insertWording = async (
  trx: Trx,
  clock: Clock,
  { name, version, content }: { name: string; version: number; content: object | null },
): Promise<void> => {
  await trx
    .insertInto("wordings")
    .values({
      name,
      version,
      content: content && JSON.stringify(content),
      written_at: sqlNow(clock),
    })
    .execute();
};
