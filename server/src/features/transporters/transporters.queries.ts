import type {
  AskedPaper,
  DriverInput,
  LicenceCategory,
  PaymentInput,
  RegisterKind,
  VehicleKind,
} from "@app/contract/transporter-profile";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import { approvalKind } from "./approval-task.ts";

const lastDecision = (column: "decision" | "note") => sql<string | null>`(
  select ${sql.ref(`t.${column}`)} from tasks t
  where t.subject_id = p.user_id and t.kind = ${approvalKind} and t.decided_at is not null
  order by t.decided_at desc limit 1)`;

/** The day it is in the country, by the clock of the database. */
const today = (clock: Clock) =>
  sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date::text`;

export const findProfile = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("transporter_profiles as p")
    .select([
      "p.status",
      "p.first_name as firstName",
      "p.last_name as lastName",
      "p.other_first_name as otherFirstName",
      "p.other_last_name as otherLastName",
      "p.licence_number as licenceNumber",
      sql<LicenceCategory | null>`p.licence_category`.as("licenceCategory"),
      sql<string | null>`p.licence_until::text`.as("licenceUntil"),
      "p.wilayas",
      sql<RegisterKind | null>`p.register_kind`.as("registerKind"),
      "p.register_number as registerNumber",
      sql<string | null>`p.register_until::text`.as("registerUntil"),
      "p.bank_account as bankAccount",
      "p.badge_code as badgeCode",
      sql<AskedPaper[]>`p.asked_papers`.as("askedPapers"),
      lastDecision("decision").as("decision"),
      lastDecision("note").as("note"),
      today(clock).as("today"),
    ])
    .where("p.user_id", "=", userId)
    .executeTakeFirst();
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export const findVehicles = (db: Db, userId: string) =>
  db
    .selectFrom("vehicles")
    .select([
      "id",
      sql<string>`plate`.as("plate"),
      sql<VehicleKind>`kind`.as("kind"),
      "payload_grams as payloadGrams",
      "volume_liters as volumeLiters",
      sql<string>`insurance_until::text`.as("insuranceUntil"),
    ])
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .orderBy("place")
    .execute();
export type VehicleRow = Awaited<ReturnType<typeof findVehicles>>[number];

export const isBadgeCodeTaken = async (trx: Trx, code: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("transporter_profiles")
      .select("user_id")
      .where("badge_code", "=", code)
      .executeTakeFirst(),
  );

export const saveDriver = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  driver: DriverInput,
  badgeCode: string,
): Promise<void> => {
  const columns = {
    username: `${driver.firstName} ${driver.lastName}`,
    first_name: driver.firstName,
    last_name: driver.lastName,
    other_first_name: driver.otherFirstName,
    other_last_name: driver.otherLastName,
    licence_number: driver.licenceNumber,
    licence_category: driver.licenceCategory,
    licence_until: driver.licenceUntil,
    badge_code: badgeCode,
  };
  await trx
    .insertInto("transporter_profiles")
    .values({ user_id: userId, created_at: sqlNow(clock), ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
};

export const savePayment = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  { registerKind, registerNumber, registerUntil, bankAccount }: PaymentInput,
): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({
      register_kind: registerKind,
      register_number: registerNumber,
      register_until: registerUntil,
      bank_account: bankAccount,
      consented_at: sql`coalesce(consented_at, ${sqlNow(clock)})`,
    })
    .where("user_id", "=", userId)
    .execute();
};

/** Whoever was refused begins anew with what they had. */
export const reopenRefused = async (trx: Trx, userId: string): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({ status: "draft" })
    .where("user_id", "=", userId)
    .where("status", "=", "refused")
    .execute();
};

export const markPending = async (trx: Trx, clock: Clock, userId: string): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({ status: "pending", submitted_at: sqlNow(clock), asked_papers: "[]" })
    .where("user_id", "=", userId)
    .execute();
};

export const readToday = async (db: Db, clock: Clock): Promise<string> => {
  const { day } = await db.selectNoFrom(today(clock).as("day")).executeTakeFirstOrThrow();
  return day;
};
