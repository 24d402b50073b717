import { z } from "zod/mini";

export const materials = ["pet", "pehd", "aluminium"] as const;
export type Material = (typeof materials)[number];
export const materialSchema = z.enum(materials);

/** The spec's labels, written the same in every language. Any other type is aluminium. */
export const materialLabels = { pet: "P.E.T ( 1 )", pehd: "P.E.H.D ( 2 )" } as const;

export const materialByLabel = (label: string): Material => {
  if (label === materialLabels.pet) return "pet";
  if (label === materialLabels.pehd) return "pehd";
  return "aluminium";
};
