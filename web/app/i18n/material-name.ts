import { type Material, materialLabels } from "@app/contract/materials";
import { leftToRight } from "./in-own-order.ts";

/** As plain text: only aluminium has a word of each language, the others are signs. */
export const materialName = (material: Material, aluminium: string): string =>
  material === "aluminium"
    ? aluminium
    : leftToRight(materialLabels[material].replaceAll(" ", "\u00A0"));
