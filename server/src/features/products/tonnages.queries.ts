import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

/** After the last write, in its transaction: the tonnes by which the brand's share is reckoned. */
export const recountTonnages = async (trx: Trx, brandId: string): Promise<void> => {
  await sql`select recount_tonnages(${brandId})`.execute(trx);
};
