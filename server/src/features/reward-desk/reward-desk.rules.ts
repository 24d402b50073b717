import type { LocalizedText } from "@app/contract/localized-text";
import type { RewardStatus } from "@app/contract/reward-desk";

const keeps = (before: LocalizedText, after: LocalizedText): boolean =>
  (["en", "fr", "ar"] as const).every(
    (language) => before[language] === undefined || before[language] === after[language],
  );

interface Promised {
  partnerId: string;
  name: LocalizedText;
  description: LocalizedText;
}

/** What somebody holds a voucher for stays as it was written; a language may be added. */
export const keepsPromise = (before: Promised, after: Promised): boolean =>
  before.partnerId === after.partnerId &&
  keeps(before.name, after.name) &&
  keeps(before.description, after.description);

const moves: Record<RewardStatus, readonly RewardStatus[]> = {
  draft: ["published", "ended"],
  candidate: ["ended"],
  published: ["paused", "ended"],
  paused: ["published", "ended"],
  ended: [],
};

export const mayMove = (from: RewardStatus, to: RewardStatus): boolean => moves[from].includes(to);
