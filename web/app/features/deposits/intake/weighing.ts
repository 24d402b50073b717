import { undoSeconds } from "@app/contract/device-entries";
import type { ErrorName } from "@app/contract/errors";
import type { Material } from "@app/contract/materials";
import { countStars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { saveDeposit, undoDeposit } from "../outbox/save-deposit.ts";
import type { Done, FoundCitizen, IntakeState } from "./intake-state.ts";
import type { Rates } from "./intake.api.ts";
import type { Problem } from "./problems.ts";
import { gramsOf, isWeightAllowed } from "./weight-entry.ts";

export const problemOfForm = ({ weight, material }: IntakeState): Problem | undefined => {
  if (!isWeightAllowed(gramsOf(weight))) return { text: "weight", place: "weight" };
  return material ? undefined : { text: "material", place: "material" };
};

/** What the form is worth, in hundredths; unknown while the rates are. */
export const tokensOf = (
  { material, weight, stars }: IntakeState,
  rates: Rates,
): number | undefined => {
  const rate = rates.find((one) => one.material === material);
  return rate && tokensFor(gramsOf(weight), countStars(stars), rate);
};

export interface Weighed extends Pick<IntakeState, "weight" | "stars"> {
  userId: string;
  pointId: string;
  citizen: FoundCitizen;
  material: Material;
  tokens: number;
}

/** Keeps the deposit on this phone and sends it, if there is a way. */
export const saveWeighing = async (weighed: Weighed): Promise<Done> => {
  const { userId, pointId, citizen, material, weight, stars, tokens } = weighed;
  const at = Date.now();
  const grams = gramsOf(weight);
  const saved = await saveDeposit({
    userId,
    occurredAt: new Date(at).toISOString(),
    deposit: { pointId, citizenCode: citizen.code, material, grams, stars },
    seenAs: citizen.seenAs,
    shownName: citizen.shortName,
    shownTokens: tokens,
  });
  return { saved, material, grams, stars, tokens: saved.recorded?.tokens ?? tokens, at };
};

export const undoWeighing = ({ saved, at }: Done): Promise<"undone" | ErrorName> =>
  undoDeposit(saved.number, Math.min(undoSeconds, Math.floor((Date.now() - at) / 1000)));
