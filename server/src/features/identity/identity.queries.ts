import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Actor } from "./actor.ts";

const rolesOf = sql<Actor["roles"]>`
  array(select r.role::text from user_roles r where r.user_id = users.id order by r.role)`;

export const findUser = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "first_name",
      "last_name",
      "code",
      "default_role",
      "email_verified_at",
      "phone_verified_at",
      "locale",
      rolesOf.as("roles"),
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
