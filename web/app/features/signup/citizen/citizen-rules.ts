import { emailSchema, phoneSchema } from "@app/contract/fields";
import { citizenInputSchema } from "@app/contract/sign-up";
import { z } from "zod/mini";
import { communeOf, wilayaFirst } from "../place-rules.ts";
import { problemsIn, type SignupField, type SignupProblem } from "../signup-problems.ts";
import type { Values } from "../use-signup-form.ts";
import type { CitizenAnswers, Contact, Via } from "./citizen-progress.ts";

const contactSchemas = {
  phone: z.object({ phone: phoneSchema }),
  email: z.object({ email: emailSchema }),
};

export const checkContact = (via: Via, values: Values): SignupProblem[] =>
  problemsIn(contactSchemas[via], values, [via]);

/** In the spelling of the server, so that the same number is known when it comes back. */
export const contactOf = (via: Via, values: Values): Contact => {
  const typed = values[via] ?? "";
  return { via, value: via === "phone" ? phoneSchema.parse(typed) : emailSchema.parse(typed) };
};

export const nameFields: readonly SignupField[] = [
  "firstName",
  "lastName",
  "wilaya",
  "communeCode",
];

const { firstName, lastName, communeCode } = citizenInputSchema.shape;
const nameSchema = z.object({ firstName, lastName, communeCode });

export const answersOf = (values: Values): CitizenAnswers => ({
  firstName: (values.firstName ?? "").trim(),
  lastName: (values.lastName ?? "").trim(),
  wilaya: values.wilaya ?? "",
  communeCode: communeOf(values),
});

export const checkName = (values: Values): SignupProblem[] => {
  const problems = problemsIn(nameSchema, answersOf(values), nameFields);
  return wilayaFirst(values, problems).map((problem) =>
    problem.field === "lastName" ? { ...problem, text: "initial" } : problem,
  );
};

export const checkConsent = ({ consent }: Values): SignupProblem[] =>
  consent ? [] : [{ field: "consent", text: "consent" }];
