import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import type { NewPerson } from "./sign-up.queries.ts";

const found = [
  "users.id",
  "users.code",
  "users.status",
  "users.first_name as firstName",
  "users.last_name as lastName",
] as const;

/** Whoever has proven the number, or whom a point registered with it and nobody has claimed yet. */
export const findByNumber = async (db: Db, phone: string) =>
  (await db.selectFrom("users").select(found).where("phone", "=", phone).executeTakeFirst()) ??
  (await db
    .selectFrom("counter_registrations as r")
    .innerJoin("users", "users.id", "r.user_id")
    .select(found)
    .where("r.phone", "=", phone)
    .where("r.claimed_at", "is", null)
    .executeTakeFirst());

export interface Registration {
  userId: string;
  phone: string;
  pointId: string;
  registeredBy: string;
}

export const insertRegistration = async (
  trx: Trx,
  clock: Clock,
  { userId, phone, pointId, registeredBy }: Registration,
): Promise<void> => {
  // Numbers change hands: what was claimed long ago says nothing about whoever has it now.
  await trx
    .deleteFrom("counter_registrations")
    .where("phone", "=", phone)
    .where("claimed_at", "is not", null)
    .execute();
  await trx
    .insertInto("counter_registrations")
    .values({
      user_id: userId,
      phone,
      point_id: pointId,
      registered_by: registeredBy,
      created_at: sqlNow(clock),
    })
    .execute();
};

/** The number is proven: the account is theirs, once. Null when no point registered it. */
export const claimRegistration = async (
  trx: Trx,
  clock: Clock,
  person: NewPerson,
): Promise<string | null> => {
  if (person.phone === null) return null;
  const claimed = await trx
    .updateTable("counter_registrations")
    .set({ claimed_at: sqlNow(clock) })
    .where("phone", "=", person.phone)
    .where("claimed_at", "is", null)
    .returning("user_id as id")
    .executeTakeFirst();
  if (!claimed) return null;
  await trx
    .updateTable("users")
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      phone_verified_at: sqlNow(clock),
      email: person.email,
      password_hash: person.passwordHash,
      locale: person.locale,
      default_role: person.role,
    })
    .where("id", "=", claimed.id)
    .execute();
  return claimed.id;
};
