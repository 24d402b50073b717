import { consentVersions } from "@app/contract/consent";
import type { ErrorName } from "@app/contract/errors";
import { emailSchema, passwordSchema } from "@app/contract/fields";
import { officeOrderInputSchema } from "@app/contract/office-orders";
import { failureOf, type FormProblem } from "../../../lib/form-problems.ts";
import { inputOf, type OrderDraft } from "./order-draft.ts";

/** The words of a problem; several fields may share them. */
export type OrderProblemText =
  | "company"
  | "people"
  | "siteName"
  | "address"
  | "communeCode"
  | "floorName"
  | "floorPeople"
  | "rhythm"
  | "weekday"
  | "half"
  | "accessNote"
  | "contactName"
  | "contactPhone"
  | "invoiceName"
  | "rc"
  | "nif"
  | "email"
  | "password"
  | "weakPassword"
  | "consent"
  | "orderOpen"
  | "tooMany"
  | "offline"
  | "failed";
export type OrderProblem = FormProblem<string, OrderProblemText>;

/** The account that is made with the order; it is never kept on the phone. */
export interface AccountInput {
  password: string;
  consent: boolean;
}

export const stepCount = 4;

/** Paths of the schema, by step, and what is said of each; a number stands for any place of a list. */
const texts: readonly [step: number, path: RegExp, text: OrderProblemText][] = [
  [1, /^company$/, "company"],
  [1, /^people$/, "people"],
  [2, /^sites\.\d+\.name$/, "siteName"],
  [2, /^sites\.\d+\.address$/, "address"],
  [2, /^sites\.\d+\.communeCode$/, "communeCode"],
  [2, /^sites\.\d+\.floors\.\d+\.name$/, "floorName"],
  [2, /^sites\.\d+\.floors\.\d+\.people$/, "floorPeople"],
  [3, /^rhythm$/, "rhythm"],
  [3, /^weekday$/, "weekday"],
  [3, /^half$/, "half"],
  [3, /^accessNote$/, "accessNote"],
  [4, /^contactName$/, "contactName"],
  [4, /^contactPhone$/, "contactPhone"],
  [4, /^invoice\.name$/, "invoiceName"],
  [4, /^invoice\.address$/, "address"],
  [4, /^invoice\.rc$/, "rc"],
  [4, /^invoice\.nif$/, "nif"],
];

const namedPath = (path: string) => texts.find(([, pattern]) => pattern.test(path));

/** What the server's own schema would refuse, by step, in the order of the form. */
const refusedIn = (draft: OrderDraft): { step: number; problem: OrderProblem }[] => {
  const outcome = officeOrderInputSchema.safeParse(inputOf(draft));
  if (outcome.success) return [];
  const paths = [...new Set(outcome.error.issues.map(({ path }) => path.join(".")))];
  return paths.flatMap((field) => {
    const named = namedPath(field);
    return named ? [{ step: named[0], problem: { field, text: named[2] } }] : [];
  });
};

export const problemsOfStep = (draft: OrderDraft, step: number): OrderProblem[] => {
  const found = refusedIn(draft).filter((one) => one.step === step);
  const placeOf = ({ text }: OrderProblem) => texts.findIndex(([, , one]) => one === text);
  return found.map(({ problem }) => problem).toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The first step that has something to fix; nobody is let past it. */
export const firstOpenStep = (draft: OrderDraft): number =>
  Math.min(stepCount, ...refusedIn(draft).map(({ step }) => step));

export const problemsOfAccount = (email: string, account: AccountInput): OrderProblem[] => [
  ...(emailSchema.safeParse(email).success ? [] : [{ field: "email", text: "email" } as const]),
  ...(passwordSchema.safeParse(account.password).success
    ? []
    : [{ field: "password", text: "password" } as const]),
  ...(account.consent ? [] : [{ field: "consent", text: "consent" } as const]),
];

export const accountOf = (email: string, { password }: AccountInput) => ({
  email,
  password,
  consent: consentVersions,
});

const named: Partial<Record<ErrorName, OrderProblem>> = {
  weak_password: { field: "password", text: "weakPassword" },
  order_open: { text: "orderOpen" },
};

export const problemsOfError = (error: unknown): OrderProblem[] => {
  const { kind, name } = failureOf(error);
  if (kind !== "refused") return [{ text: kind }];
  return [(name && named[name]) ?? { text: "failed" }];
};
