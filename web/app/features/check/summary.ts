import type { CustodyContent } from "@app/contract/custody";
import type { Material } from "@app/contract/materials";

export interface Summary {
  kind: "deposit" | "lot" | "stock";
  /** As it stands after all that happened to it. */
  grams: number;
  materials: readonly Material[];
  isUndone: boolean;
  /** When it began. */
  day: string;
  lot: string | undefined;
  commune: number | undefined;
}

const kindOf = ({ kind }: CustodyContent): Summary["kind"] => {
  if (kind.startsWith("lot_")) return "lot";
  return kind === "stock_corrected" ? "stock" : "deposit";
};

const gramsOf = ({ grams, materials }: CustodyContent): number | undefined =>
  grams ?? materials?.reduce((sum, part) => sum + (part.receivedGrams ?? part.grams ?? 0), 0);

const materialsOf = ({ material, materials = [] }: CustodyContent): Material[] =>
  material ? [material] : materials.map((part) => part.material);

/** What a number is about, in the order things happened. */
export const summaryOf = (contents: readonly CustodyContent[]): Summary | null => {
  const [first] = contents;
  if (!first) return null;
  const weighed = contents.findLast((content) => gramsOf(content) !== undefined) ?? first;
  return {
    kind: kindOf(first),
    grams: gramsOf(weighed) ?? 0,
    materials: materialsOf(weighed),
    isUndone: contents.some(({ kind }) => kind === "deposit_voided"),
    day: first.day,
    lot: first.lot,
    commune: first.commune,
  };
};
