import { campaignInputSchema } from "@app/contract/campaigns";
import type { Messages } from "../../i18n/catalogues.ts";
import { failureOf, type FormProblem } from "../../lib/form-problems.ts";

export type ProblemText = keyof Messages["campaigns"]["problem"];
export type CampaignField = keyof typeof campaignInputSchema.shape;
type Problem = FormProblem<CampaignField, ProblemText>;

const textOf: Record<CampaignField, ProblemText> = {
  name: "name",
  materials: "materials",
  wilayas: "wilayas",
  firstDay: "firstDay",
  lastDay: "lastDay",
  bonusPercent: "bonus",
  centimes: "amount",
};
const isField = (name: string): name is CampaignField => name in textOf;

const problemAt = (path: string, messages: readonly string[]): Problem[] => {
  // What is wrong inside a list is wrong with the list.
  const [field = ""] = path.split(".");
  if (!isField(field)) return [];
  const text = (["order", "long"] as const).find((one) => messages.includes(one));
  return [{ field, text: text ?? textOf[field] }];
};

const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problem.field, problem])).values(),
];

/** What the server's own schema would refuse, in the order of the form. */
export const problemsIn = (body: unknown): Problem[] => {
  const outcome = campaignInputSchema.safeParse(body);
  if (outcome.success) return [];
  return withoutRepeats(
    outcome.error.issues.flatMap(({ path, message }) => problemAt(path.join("."), [message])),
  );
};

/** What was refused as a whole, by the contract's name for it. */
export const problemOf = (error: unknown): ProblemText => {
  const { kind, name } = failureOf(error);
  if (kind === "offline") return "offline";
  if (name === "already_decided" || name === "not_found" || name === "price_changed")
    return "moved";
  if (name === "too_late") return "over";
  if (name === "limit_reached") return "limit";
  return "failed";
};

/** What it refused, in the same words; what is nobody's fault belongs to no field. */
export const problemsOf = (error: unknown): Problem[] => {
  const refused = withoutRepeats(
    Object.entries(failureOf(error).fields).flatMap(([path, messages]) =>
      problemAt(path, messages),
    ),
  );
  return refused.length > 0 ? refused : [{ text: problemOf(error) }];
};
