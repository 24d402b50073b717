import type { Context } from "../../context.ts";
import type { Subject } from "./links.ts";
import type { LoginAttempt } from "./login.rules.ts";
import * as queries from "./passwords.queries.ts";
import type { Contacts } from "./tell-person.ts";

/** A person or an organisation, as far as choosing a password goes. */
export interface PasswordOwner {
  subject: Subject;
  strategy: LoginAttempt["strategy"];
  /** What somebody who knows the owner would try first. */
  words: string[];
  contacts: Contacts;
  /** Null for somebody who has none yet. */
  passwordHash: string | null;
}

const findPerson = async (ctx: Context, userId: string): Promise<PasswordOwner | null> => {
  const person = await queries.findPersonWithPassword(ctx.db, userId);
  if (!person) return null;
  const { firstName, lastName, phone, email, locale, passwordHash } = person;
  return {
    subject: { userId },
    strategy: "local",
    words: [firstName, lastName, phone ?? "", email ?? ""],
    contacts: { phone, email, locale, userId },
    passwordHash,
  };
};

const findOrganisation = async (ctx: Context, id: string): Promise<PasswordOwner | null> => {
  const organisation = await queries.findOrganisationWithPassword(ctx.db, id);
  if (!organisation) return null;
  const { name, contactName, email, locale, passwordHash } = organisation;
  return {
    subject: { organisationId: id },
    strategy: "user",
    words: [name, contactName, email],
    // Its number was never proven.
    contacts: { phone: null, email, locale },
    passwordHash,
  };
};

/** Null for whoever may not enter any more. */
export const findPasswordOwner = (ctx: Context, subject: Subject): Promise<PasswordOwner | null> =>
  "userId" in subject
    ? findPerson(ctx, subject.userId)
    : findOrganisation(ctx, subject.organisationId);
