import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

/** Before the first write: whoever else changes what this brand sells waits. */
export const lockBrand = async (trx: Trx, brandId: string): Promise<void> => {
  await trx.selectFrom("brands").select("id").where("id", "=", brandId).forNoKeyUpdate().execute();
};

/** After the last write, in its transaction: the tonnes by which the brand's share is reckoned. */
export const recountTonnages = async (trx: Trx, brandId: string): Promise<void> => {
  await sql`select recount_tonnages(${brandId})`.execute(trx);
};
