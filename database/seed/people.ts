import { makeCode } from "@app/contract/public-code";
import type { Role } from "@app/contract/roles";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import type { Random } from "./random.ts";

export interface Person {
  id: string;
  code: string;
  firstName: string;
  lastName: string;
  locale: "en" | "fr" | "ar";
  roles: readonly Role[];
  phone: string | null;
  /** Proven. */
  email: string | null;
  passwordHash: string | null;
  createdAt: Date;
}

/** Codes are unique; two of so few rarely meet, but the seed must not fail when they do. */
export const createCodes = (random: Random) => {
  const taken = new Set<string>();
  return (): string => {
    for (;;) {
      const code = makeCode(random.below);
      if (taken.has(code)) continue;
      taken.add(code);
      return code;
    }
  };
};

export const insertPeople = async (db: Db, people: readonly Person[]): Promise<void> => {
  await db
    .insertInto("users")
    .values(
      people.map((person) => ({
        id: person.id,
        code: person.code,
        first_name: person.firstName,
        last_name: person.lastName,
        phone: person.phone,
        email: person.email,
        password_hash: person.passwordHash,
        locale: person.locale,
        default_role: person.roles[0] ?? null,
        phone_verified_at: person.phone ? person.createdAt : null,
        email_verified_at: person.email ? person.createdAt : null,
        created_at: person.createdAt,
      })),
    )
    .execute();
  await db
    .insertInto("user_roles")
    .values(people.flatMap(({ id, roles }) => roles.map((role) => ({ user_id: id, role }))))
    .execute();
  await sql`select open_citizen_account(id) from users`.execute(db);
};

/** As the owner of the tables: nobody becomes an administrator through the application. */
export const makeAdmins = async (owner: Db, phones: readonly string[]): Promise<void> => {
  await owner.updateTable("users").set({ is_admin: true }).where("phone", "in", phones).execute();
};
