import { randomInt, randomUUIDv7 } from "node:crypto";
import { makeBadgeCode } from "@app/contract/badge-code";
import type { Db } from "../connect.ts";
import { buildUser, type UserOverrides } from "./builders.ts";

export interface TransporterOverrides extends UserOverrides {
  wilayas?: number[];
  payloadGrams?: number;
}

/** A driver whose papers were looked at, with one van. */
export const buildTransporter = async (
  db: Db,
  { wilayas = [16], payloadGrams = 800_000, ...overrides }: TransporterOverrides = {},
) => {
  const { id, code } = await buildUser(db, { roles: ["transporter"], ...overrides });
  const vehicleId = randomUUIDv7();
  const badgeCode = makeBadgeCode((below) => randomInt(below));
  const until = "2029-12-31";
  await db
    .insertInto("transporter_profiles")
    .values({
      user_id: id,
      username: "Karim Transport",
      status: "active",
      first_name: overrides.firstName ?? "Karim",
      last_name: overrides.lastName ?? "Meziane",
      licence_number: "16204517",
      licence_category: "B",
      licence_until: until,
      wilayas,
      register_kind: "register",
      register_number: "16B1234567",
      register_until: until,
      bank_account: "00100200300400500697",
      consented_at: new Date(),
      badge_code: badgeCode,
    })
    .execute();
  await db
    .insertInto("vehicles")
    .values({
      id: vehicleId,
      user_id: id,
      plate: "204517-118-16",
      kind: "van",
      payload_grams: payloadGrams,
      volume_liters: 8000,
      insurance_until: until,
      place: 0,
      created_at: new Date(),
    })
    .execute();
  return { id, code, vehicleId, badgeCode };
};

/** One whose papers the back office has yet to look at. */
export const buildWaitingTransporter = async (db: Db): Promise<string> => {
  const { id } = await buildTransporter(db);
  await db
    .updateTable("transporter_profiles")
    .set({ status: "pending" })
    .where("user_id", "=", id)
    .execute();
  return id;
};
