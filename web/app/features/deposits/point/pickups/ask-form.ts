import type { ErrorName } from "@app/contract/errors";
import type { Material } from "@app/contract/materials";
import { mostBags, type PickupItem, type Window } from "@app/contract/pickups";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";

interface Heap {
  material: Material;
  stockGrams: number;
  deposits: number;
}

export interface AskForm {
  items: readonly (PickupItem & { isLeaving: boolean })[];
  /** When the chosen half-day begins; empty while none is. */
  from: string;
  accessNote: string;
}

/** Everything leaves unless somebody says otherwise, at the first moment there is. */
export const firstForm = (stock: readonly Heap[], windows: readonly Window[]): AskForm => ({
  items: stock
    .filter(({ stockGrams }) => stockGrams > 0)
    .map(({ material, stockGrams, deposits }) => ({
      material,
      grams: stockGrams,
      bags: Math.min(mostBags, Math.max(1, deposits)),
      isLeaving: true,
    })),
  from: windows[0]?.from ?? "",
  accessNote: "",
});

export const leaving = ({ items }: AskForm): PickupItem[] =>
  items
    .filter(({ isLeaving }) => isLeaving)
    .map(({ material, grams, bags }) => ({ material, grams, bags }));

export const totalOf = (items: readonly Pick<PickupItem, "grams" | "bags">[]) => ({
  grams: items.reduce((sum, { grams }) => sum + grams, 0),
  bags: items.reduce((sum, { bags }) => sum + bags, 0),
});

export const changeItem = (
  form: AskForm,
  material: Material,
  change: Partial<Pick<AskForm["items"][number], "bags" | "isLeaving">>,
): AskForm => ({
  ...form,
  items: form.items.map((item) => (item.material === material ? { ...item, ...change } : item)),
});

/** Words of the catalogue, under `ask.problem`. */
export type AskProblem =
  | "coming"
  | "failed"
  | "little"
  | "moved"
  | "offline"
  | "suspended"
  | "window";

/** What is missing before anybody is asked. */
export const missingIn = (
  form: AskForm,
  windows: readonly Window[],
  fewestGrams: number,
): AskProblem | undefined => {
  if (totalOf(leaving(form)).grams < fewestGrams) return "little";
  return windows.some(({ from }) => from === form.from) ? undefined : "window";
};

const byName: Partial<Record<ErrorName, AskProblem>> = {
  van_coming: "coming",
  too_little: "little",
  stock_gone: "moved",
  point_suspended: "suspended",
  // The half-day began while the form was open.
  invalid_request: "window",
};

export const askProblemOf = (error: unknown): AskProblem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && byName[error.name]) || "failed";
};
