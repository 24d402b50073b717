import { type Locale, locales } from "@app/contract/locales";
import type { Db } from "@app/database/connect";

export const findReachable = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select(["id", "email", "email_verified_at as emailVerifiedAt", "phone", "locale"])
    .where("id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();

/** In which language somebody reads, for a ready answer; null when there is nobody any more. */
export const findReader = async (
  db: Db,
  userId: string | null,
): Promise<{ locale: Locale } | null> => {
  if (userId === null) return null;
  const person = await findReachable(db, userId);
  const locale = locales.find((one) => one === person?.locale);
  return locale ? { locale } : null;
};
