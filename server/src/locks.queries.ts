import type { Trx } from "@app/database/connect";

// Locks that several features take before their first write, in this order: the person, then the
// brand. `for no key update` lets others refer to the row meanwhile: a plain `for update` would wait
// for every transaction that wrote something of the same person, and they for each other.

export const lockPerson = async (trx: Trx, userId: string): Promise<void> => {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
};

export const lockBrand = async (trx: Trx, brandId: string): Promise<void> => {
  await trx.selectFrom("brands").select("id").where("id", "=", brandId).forNoKeyUpdate().execute();
};
