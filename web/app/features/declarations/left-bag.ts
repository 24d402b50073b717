import { limitRules } from "@app/contract/limits";
import type { Material } from "@app/contract/materials";
import { publicPointSchema } from "@app/contract/points";
import { z } from "zod/mini";
import { draftStore } from "../../lib/draft.ts";
import type { KeyValueStore } from "../../lib/storage.ts";
import { firstGrams, withinBag } from "./bag-weight.ts";

const bagPointSchema = z.pick(publicPointSchema, { id: true, name: true, materials: true });
/** As much of a point as a bag needs. */
export type BagPoint = z.infer<typeof bagPointSchema>;

/** What is said of the bag so far. */
export interface LeftBag {
  point: BagPoint | null;
  material: Material | null;
  grams: number;
}

export const noBag: LeftBag = { point: null, material: null, grams: firstGrams };

/** At another point the material may not be taken; where there is one alone it is that. */
export const atPoint = (bag: LeftBag, { id, name, materials }: BagPoint): LeftBag => {
  const known = materials.find((material) => material === bag.material);
  const only = materials.length === 1 ? materials[0] : undefined;
  return { ...bag, point: { id, name, materials }, material: known ?? only ?? null };
};

/** Survives a change of language and a reload, until the tab closes. */
export const bagDraft = (store: KeyValueStore) => {
  const draft = draftStore(store, "declaration");
  return {
    write: ({ point, material, grams }: LeftBag): void =>
      draft.write({
        point: JSON.stringify(point),
        material: material ?? "",
        grams: String(grams),
      }),
    read: (): LeftBag => {
      const { point, material, grams } = draft.read();
      try {
        const bag = atPoint(noBag, bagPointSchema.parse(JSON.parse(point ?? "")));
        const known = bag.point?.materials.find((one) => one === material);
        return {
          ...bag,
          material: known ?? bag.material,
          grams: withinBag(Number(grams), limitRules.declaration_grams.most) || firstGrams,
        };
      } catch {
        return noBag;
      }
    },
    clear: draft.clear,
  };
};
