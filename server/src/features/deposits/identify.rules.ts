import type { Identification, SeenAs } from "@app/contract/identification";

/** What the deposit says about how its owner was known. */
export const identificationOf = (
  seenAs: SeenAs,
  isFresh: (seal: string) => boolean,
): Identification => {
  if (seenAs.by === "typing") return "typed_code";
  if (seenAs.by === "phone") return "phone";
  if (seenAs.isCard) return "printed_card";
  return seenAs.seal !== null && isFresh(seenAs.seal) ? "live_code" : "old_code";
};
