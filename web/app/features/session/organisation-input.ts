import { emailSchema } from "@app/contract/fields";
import { problemOf } from "./login-input.ts";
import type { ToldProblem } from "./use-login-text.ts";

export interface OrganisationInput {
  email: string;
  password: string;
}

export interface OrganisationProblem extends ToldProblem {
  field?: keyof OrganisationInput;
}

export const missingInOrganisation = ({
  email,
  password,
}: OrganisationInput): OrganisationProblem[] => [
  ...(emailSchema.safeParse(email).success
    ? []
    : [{ field: "email", text: "emailMissing" } as const]),
  ...(password === "" ? [{ field: "password", text: "passwordMissing" } as const] : []),
];

/** As for people: never which of the two is wrong. */
export const organisationProblemOf = (error: unknown): OrganisationProblem => {
  const { text, seconds } = problemOf(error);
  if (text === "wrong") return { field: "email", text: "wrongOrganisation" };
  return { text, ...(seconds !== undefined && { seconds }) };
};
