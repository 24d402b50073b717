import {
  type Goal,
  type GoalInput,
  goalInputSchema,
  type GoalKind,
} from "@app/contract/brand-goals";
import { type GoalSplit, shareOut, weightsOf } from "@app/contract/goal-months";
import type { Material } from "@app/contract/materials";
import { toWesternDigits } from "@app/contract/phone";

/** What stands in the fields of the wizard. Kilograms are typed as tonnes. */
export interface GoalDraft {
  kind: GoalKind;
  material: Material | "all";
  year: string;
  amount: string;
  area: "country" | "some";
  wilayas: readonly number[];
  split: GoalSplit;
  months: readonly string[];
}

const kilogramsPerTonne = 1000;
const noMonths: readonly string[] = Array.from({ length: 12 }, () => "");

const unitsPer = (kind: GoalKind): number => (kind === "kilograms" ? kilogramsPerTonne : 1);

const typedAs = (kind: GoalKind, amount: number): string => String(amount / unitsPer(kind));

/** "12,5" and "12.5" tonnes are 12,500 kilograms; nothing typed is nothing. */
export const amountIn = (kind: GoalKind, typed: string): number => {
  const number = toWesternDigits(typed)
    .replaceAll(/[\s\u00A0\u202F]/g, "")
    .replace(/[,٫]/, ".");
  if (number === "") return 0;
  const amount = Number(number) * unitsPer(kind);
  // Half a school is a slip of the finger, half a tonne is not.
  return kind === "kilograms" ? Math.round(amount) : amount;
};

export const newDraft = (year: number): GoalDraft => ({
  kind: "kilograms",
  material: "all",
  year: String(year),
  amount: "",
  area: "country",
  wilayas: [],
  split: "even",
  months: noMonths,
});

export const draftOf = (goal: Goal): GoalDraft => ({
  kind: goal.kind,
  material: goal.material ?? "all",
  year: String(goal.year),
  amount: typedAs(goal.kind, goal.amount),
  area: goal.wilayas.length > 0 ? "some" : "country",
  wilayas: goal.wilayas,
  split: goal.split,
  months: goal.months.map((month) => typedAs(goal.kind, month)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What is due in each month, as far as it is known. */
export const monthsOf = ({ kind, amount, split, months }: GoalDraft): number[] => {
  if (split === "hand") return months.map((month) => amountIn(kind, month));
  const whole = amountIn(kind, amount);
  return Number.isSafeInteger(whole) && whole > 0
    ? shareOut(whole, weightsOf[split])
    : weightsOf.even.map(() => 0);
};

/** By hand the months decide what the year is; before, they are what the year gives them. */
export const withSplit = (draft: GoalDraft, split: GoalSplit): GoalDraft =>
  split === "hand" && draft.split !== "hand"
    ? { ...draft, split, months: monthsOf(draft).map((month) => typedAs(draft.kind, month)) }
    : { ...draft, split };

export const bodyOf = (draft: GoalDraft): unknown => {
  const { kind, material, year, area, wilayas, split } = draft;
  const months = monthsOf(draft);
  const isByHand = split === "hand";
  return {
    kind,
    ...(kind === "kilograms" && { material: material === "all" ? null : material }),
    year: Number(year),
    wilayas: area === "some" ? [...wilayas] : [],
    amount: isByHand ? sum(months) : amountIn(kind, draft.amount),
    split,
    months: isByHand ? months : null,
  };
};

export type GoalField = "amount" | "months" | "wilayas" | "year";

/** What is wrong, by the server's own schema; an area that is to be some wilayas needs one. */
export const wrongIn = (draft: GoalDraft): ReadonlySet<GoalField> => {
  const outcome = goalInputSchema.safeParse(bodyOf(draft));
  const issues = outcome.success
    ? []
    : outcome.error.issues.map(({ path }) => path[0] as GoalField);
  const isEmpty = draft.area === "some" && draft.wilayas.length === 0;
  return new Set([...issues, ...(isEmpty ? (["wilayas"] as const) : [])]);
};

export const goalIn = (draft: GoalDraft): GoalInput => goalInputSchema.parse(bodyOf(draft));
