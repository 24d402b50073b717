import { consentVersions } from "@app/contract/consent";
import type { Locale } from "@app/contract/locales";
import { askSignUpCode, checkSignUpCode, signUpCitizen } from "@app/contract/sign-up";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { type Answer, call } from "../../../testing/call.ts";
import { freshPhone } from "../../../testing/fresh.ts";

let made = 0;

/** From a network of its own: limits of networks are not what the tests here are about. */
export const from = (locale: Locale = "fr"): Record<string, string> => {
  const n = ++made;
  return { "x-forwarded-for": `10.1.${n >> 8}.${n & 255}`, "x-locale": locale };
};

/** What was queued for a number or address, the newest first. */
export const messagesTo = (db: Db, recipient: string) =>
  db
    .selectFrom("messages")
    .select(["template", "locale", "channel", "user_id", "data"])
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .execute();

const newestValue = async (db: Db, recipient: string, name: string): Promise<string> => {
  const row = await db
    .selectFrom("messages")
    .select(sql<string>`data ->> ${name}`.as("value"))
    .where("recipient", "=", recipient)
    .where(sql<boolean>`data ? ${name}`)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return row.value;
};

export const digitsTo = (db: Db, recipient: string) => newestValue(db, recipient, "code");

/** The secret in the newest link to an address. */
export const tokenTo = async (db: Db, recipient: string): Promise<string> =>
  new URL(await newestValue(db, recipient, "link")).searchParams.get("confirm") ?? "";

export const idOf = ({ body }: Answer): string => (body as { id: string }).id;
export const tokenOf = ({ body }: Answer): string => (body as { token: string }).token;

export const wrongDigits = (right: string): string => (right === "123456" ? "123457" : "123456");

/** What a browser would send back. */
export const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

interface Place {
  url: string;
  database: { db: Db };
}

/** A challenge for the number or address, with its right digits. */
export const askForCode = async ({ url, database }: Place, target: string, locale?: Locale) => {
  const body = target.startsWith("+") ? { phone: target } : { email: target };
  const asked = await call(url, askSignUpCode, { body, headers: from(locale) });
  return { id: idOf(asked), code: await digitsTo(database.db, target) };
};

export const proveTarget = async (place: Place, target: string): Promise<string> => {
  const answer = await askForCode(place, target);
  const checked = await call(place.url, checkSignUpCode, { body: answer, headers: from() });
  return (checked.body as { ticket: string }).ticket;
};

export const consent = { ...consentVersions };

export const citizenBody = (ticket: string) => ({
  ticket,
  firstName: "Yasmine",
  lastName: "Benali",
  communeCode: 1601,
  consent,
});

/** A citizen who came in by the front door. */
export const enrol = async (
  place: Place,
  target: string = freshPhone(),
  name: { firstName?: string; lastName?: string } = {},
  locale: Locale = "fr",
) => {
  const ticket = await proveTarget(place, target);
  const answer = await call(place.url, signUpCitizen, {
    body: { ...citizenBody(ticket), ...name },
    headers: from(locale),
  });
  return { answer, token: tokenOf(answer), target };
};
