import { consentVersions } from "@app/contract/consent";
import { companyNameSchema } from "@app/contract/fields";
import { type AccountInput, accountInputSchema, brandCodeSchema } from "@app/contract/sign-up";
import { z } from "zod/mini";
import { problemsIn, type SignupField, type SignupProblem } from "../signup-problems.ts";
import type { Values } from "../use-signup-form.ts";
import type { AccountRole, Invitation } from "./account-progress.ts";

const personFields: readonly SignupField[] = [
  "firstName",
  "lastName",
  "phone",
  "email",
  "password",
  "consent",
];

export const accountFields = (role: AccountRole): readonly SignupField[] =>
  role === "distributor" ? ["company", ...personFields] : personFields;

/** What the form says, as the server wants it; whether it is right, its schema tells. */
const bodyOf = (role: AccountRole, values: Values, invitation: Invitation | null) => {
  const { firstName, lastName, phone, email, password, consent, company } = values;
  return {
    role,
    firstName,
    lastName,
    phone,
    email,
    password,
    consent: consent ? consentVersions : undefined,
    ...(role === "distributor" && { invitation: invitation?.code, company }),
  };
};

export const checkAccount = (
  role: AccountRole,
  values: Values,
  invitation: Invitation | null,
): SignupProblem[] =>
  problemsIn(accountInputSchema, bodyOf(role, values, invitation), accountFields(role));

/** Of values that were checked. */
export const accountInputOf = (
  role: AccountRole,
  values: Values,
  invitation: Invitation | null,
): AccountInput => accountInputSchema.parse(bodyOf(role, values, invitation));

const invitationSchema = z.object({ invitation: brandCodeSchema });

export const checkInvitation = (values: Values): SignupProblem[] =>
  problemsIn(invitationSchema, values, ["invitation"]);

export const invitationCodeOf = ({ invitation }: Values): string =>
  brandCodeSchema.parse(invitation);

const companySchema = z.object({ company: companyNameSchema });

export const checkCompany = (values: Values): SignupProblem[] =>
  problemsIn(companySchema, values, ["company"]);
