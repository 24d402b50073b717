import {
  emailSchema,
  lastNameSchema,
  loginSchema,
  nameSchema,
  passwordSchema,
  usernameSchema,
} from "@app/contract/fields";
import { cleanDigits, readPhone } from "@app/contract/phone";
import type { FieldRule } from "./problems.ts";

/** The contract's own rules, so that a form never lets through what the server refuses. */

type Schema = { safeParse: (value: unknown) => { success: boolean } };

const ruleOf = (schema: Schema, text: FieldRule["text"]): FieldRule => ({
  isRight: (value) => schema.safeParse(value).success,
  text,
});

export const phoneRule: FieldRule = {
  isRight: (value) => readPhone(value) !== null,
  text: "phone",
};
export const emailRule = ruleOf(emailSchema, "email");
export const firstNameRule = ruleOf(nameSchema, "firstName");
export const lastNameRule = ruleOf(lastNameSchema, "lastName");
export const passwordRule = ruleOf(passwordSchema, "password");
export const usernameRule = ruleOf(usernameSchema, "username");
export const currentPasswordRule: FieldRule = { isRight: (value) => value !== "", text: "current" };

/** Either of the two; which one, the server reads. */
export const loginRule = ruleOf(loginSchema, "login");

/** As it is sent: a number without what stands between its digits. */
export const cleanLogin = (typed: string): string =>
  typed.includes("@") ? typed.trim() : cleanDigits(typed);
