import type { Trx } from "@app/database/connect";

export const isSigned = async (trx: Trx, pickupId: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("handover_signatures")
      .select("side")
      .where("pickup_id", "=", pickupId)
      .executeTakeFirst(),
  );
