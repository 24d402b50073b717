import { randomUUIDv7 } from "node:crypto";
import type { VehicleInput } from "@app/contract/transporter-profile";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

const gramsPerKilogram = 1000;

export const unknownWilayas = async (trx: Trx, codes: readonly number[]): Promise<boolean> => {
  const rows = await trx.selectFrom("wilayas").select("code").where("code", "in", codes).execute();
  return rows.length < codes.length;
};

export const setWilayas = async (
  trx: Trx,
  userId: string,
  wilayas: readonly number[],
): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({ wilayas: sql`${wilayas}::smallint[]` })
    .where("user_id", "=", userId)
    .execute();
};

export const removeVehicles = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  plates: readonly string[],
): Promise<void> => {
  await trx
    .updateTable("vehicles")
    .set({ removed_at: sqlNow(clock) })
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where("plate", "not in", plates)
    .execute();
};

/** One with the same plate is the same vehicle. */
export const saveVehicle = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  place: number,
  { plate, kind, payloadKilograms, volumeLiters, insuranceUntil }: VehicleInput,
): Promise<void> => {
  const columns = {
    kind,
    payload_grams: payloadKilograms * gramsPerKilogram,
    volume_liters: volumeLiters,
    insurance_until: insuranceUntil,
    place,
  };
  await trx
    .insertInto("vehicles")
    .values({ id: randomUUIDv7(), user_id: userId, plate, ...columns, created_at: sqlNow(clock) })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "plate"]).where("removed_at", "is", null).doUpdateSet(columns),
    )
    .execute();
};
