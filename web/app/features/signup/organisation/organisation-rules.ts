import { consentVersions } from "@app/contract/consent";
import {
  type Organisation,
  type OrganisationInput,
  organisationInputSchema,
} from "@app/contract/organisations";
import { communeOf, wilayaFirst } from "../place-rules.ts";
import { problemsIn, type SignupField, type SignupProblem } from "../signup-problems.ts";
import type { Values } from "../use-signup-form.ts";

export type OrganisationKind = Organisation["kind"];

export const kindOf = (asked: string | null): OrganisationKind | null =>
  asked === "office" || asked === "school" ? asked : null;

export const organisationFields: readonly SignupField[] = [
  "kind",
  "name",
  "contactName",
  "phone",
  "email",
  "password",
  "wilaya",
  "communeCode",
  "consent",
];

/** What the form says, as the server wants it; whether it is right, its schema tells. */
const bodyOf = (kind: OrganisationKind | null, values: Values) => {
  const { name, contactName, email, phone, password, consent } = values;
  return {
    kind,
    name,
    contactName,
    email,
    phone,
    password,
    communeCode: communeOf(values),
    consent: consent ? consentVersions : undefined,
  };
};

export const checkOrganisation = (kind: OrganisationKind | null, values: Values): SignupProblem[] =>
  wilayaFirst(
    values,
    problemsIn(organisationInputSchema, bodyOf(kind, values), organisationFields),
  );

/** Of values that were checked. */
export const organisationInputOf = (
  kind: OrganisationKind | null,
  values: Values,
): OrganisationInput => organisationInputSchema.parse(bodyOf(kind, values));
