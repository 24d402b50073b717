import type { RegulatorColumn } from "@app/contract/reports";
import type { Db } from "@app/database/connect";

export const findColumns = async (
  db: Db,
  brandId: string,
): Promise<RegulatorColumn[] | undefined> =>
  (
    await db
      .selectFrom("regulator_columns")
      .select("columns")
      .where("brand_id", "=", brandId)
      .executeTakeFirst()
  )?.columns as RegulatorColumn[] | undefined;

export const saveColumns = async (
  db: Db,
  brandId: string,
  columns: readonly RegulatorColumn[],
): Promise<void> => {
  const kept = [...columns];
  await db
    .insertInto("regulator_columns")
    .values({ brand_id: brandId, columns: kept })
    .onConflict((conflict) => conflict.column("brand_id").doUpdateSet({ columns: kept }))
    .execute();
};
