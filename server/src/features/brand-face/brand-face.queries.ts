import type { FaceInput, Story } from "@app/contract/brand-face";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";

export const findFace = (db: Db, brandId: string) =>
  db
    .selectFrom("brands as b")
    .leftJoin("brand_faces as f", "f.brand_id", "b.id")
    .select(["b.name", "f.logo", "f.colour", "f.story"])
    .where("b.id", "=", brandId)
    .executeTakeFirstOrThrow();

interface Looks {
  colour?: string | null;
  story?: string;
  logo?: string | null;
}

const save = async (db: Db, clock: Clock, brandId: string, looks: Looks): Promise<void> => {
  const changed = { ...looks, updated_at: sqlNow(clock) };
  await db
    .insertInto("brand_faces")
    .values({ brand_id: brandId, ...changed })
    .onConflict((conflict) => conflict.column("brand_id").doUpdateSet(changed))
    .execute();
};

export const saveFace = async (
  trx: Trx,
  clock: Clock,
  brandId: string,
  { name, colour, story }: FaceInput,
): Promise<void> => {
  await trx.updateTable("brands").set({ name }).where("id", "=", brandId).execute();
  await save(trx, clock, brandId, { colour, story: JSON.stringify(story satisfies Story) });
};

export const saveLogo = (
  db: Db,
  clock: Clock,
  brandId: string,
  logo: string | null,
): Promise<void> => save(db, clock, brandId, { logo });
