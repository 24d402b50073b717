import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { DeviceMarks } from "./devices.ts";

const movesValue = sql<boolean>`(
  exists (select from user_roles r
    where r.user_id = users.id and r.role in ('point', 'transporter', 'brand'))
  or exists (select from point_members m
    where m.user_id = users.id and m.removed_at is null))`;

const isMarked = (...marks: readonly Buffer[]) => sql<boolean>`
  exists (select from devices d
    where d.user_id = users.id and d.secret_hash = any (${marks}::bytea[]))`;

/** A point registered the number, and whoever has it has not signed up yet. */
export const isRegisteredAtCounter = async (db: Db, phone: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("counter_registrations")
      .select("user_id")
      .where("phone", "=", phone)
      .where("claimed_at", "is", null)
      .executeTakeFirst(),
  );

/** People who were not erased, and what decides how they are let in. An address counts once it is proven. */
const people = (db: Db, marks: DeviceMarks) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "phone",
      sql<string | null>`case when email_verified_at is not null then email end`.as("email"),
      "locale",
      "password_hash as passwordHash",
      sql<boolean>`status = 'suspended'`.as("isSuspended"),
      "is_admin as isAdmin",
      sql<boolean>`totp_secret is not null`.as("hasApp"),
      movesValue.as("movesValue"),
      isMarked(marks.used, marks.proven).as("usedDevice"),
      isMarked(marks.proven).as("knowsDevice"),
    ])
    .where("status", "<>", "erased");

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (db: Db, userId: string, marks: DeviceMarks) =>
  people(db, marks).where("id", "=", userId).executeTakeFirst();

export const findPersonByLogin = (db: Db, login: string, marks: DeviceMarks) =>
  people(db, marks)
    .where((eb) =>
      eb.or([
        eb("phone", "=", login),
        eb.and([eb("email", "=", login), eb("email_verified_at", "is not", null)]),
      ]),
    )
    .executeTakeFirst();
