import { z } from "zod/mini";
import { readPhone } from "./phone.ts";

/** What people fill in, with one rule for the form and the server. */

export const phoneSchema = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => readPhone(typed) ?? ""),
    z.string().check(z.minLength(1, "phone")),
  ),
);

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email("email"));

export const passwordLimits = { min: 8, max: 128 } as const;
export const passwordSchema = z
  .string()
  .check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max));

/** As it is typed to be compared: what was once allowed is not known any more. */
export const currentPasswordSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(passwordLimits.max));

/** Letters of any script, spaces, apostrophes and hyphens. */
const personName = /^[\p{L}\p{M}]([\p{L}\p{M}’' .-]*[\p{L}\p{M}.])?$/u;
export const nameSchema = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(personName, "name"));

/** One letter is enough of a citizen's last name; the whole of it is welcome. */
export const lastNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(60), z.regex(/^$|^[\p{L}\p{M}][\p{L}\p{M}’' .-]*$/u, "name"));

/** Of a company, an association, a school. No signs that cannot be seen or that turn text round. */
export const companyNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(120),
    z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, "name"),
  );

export const usernameSchema = z
  .string()
  .check(z.trim(), z.regex(/^[\p{L}\p{N}._]{3,20}$/u, "username"));

export const sixDigitsSchema = z.string().check(z.regex(/^\d{6}$/, "code"));

/** A mobile number or an e-mail address; which of the two, the server reads. */
export const loginSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(254));

export const communeCodeSchema = z.int().check(z.minimum(1), z.maximum(100_000));

/** The secret of a link in a message. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{20,64}$/, "token"));
