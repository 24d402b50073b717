import { rewardCategories, type Reward, type RewardCategory } from "@app/contract/rewards";
import { isWithinReach } from "./goal.ts";

/** `?show=` in the address, so that it can be shared and gone back to. */
export type Shown = "reach" | RewardCategory;

const shownNames: readonly string[] = ["reach", ...rewardCategories] satisfies Shown[];

const isShown = (value: string | null): value is Shown =>
  value !== null && shownNames.includes(value);

export const readShown = (search: URLSearchParams): Shown | null => {
  const value = search.get("show");
  return isShown(value) ? value : null;
};

/** Another tap on the same chip shows everything again. */
export const toggleShown = (search: URLSearchParams, shown: Shown): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (next.get("show") === shown) next.delete("show");
  else next.set("show", shown);
  return next;
};

/** Without a balance nothing is known to be in reach, and everything is shown. */
export const filterRewards = (
  rewards: readonly Reward[],
  shown: Shown | null,
  balance: number | undefined,
): readonly Reward[] => {
  if (shown === null) return rewards;
  if (shown !== "reach") return rewards.filter(({ category }) => category === shown);
  if (balance === undefined) return rewards;
  return rewards.filter((reward) => isWithinReach(reward, balance));
};

/** Chips only for what there is; giving is always offered, for its causes. */
export const categoriesOf = (rewards: readonly Reward[]): RewardCategory[] =>
  rewardCategories.filter(
    (category) => category === "give" || rewards.some((reward) => reward.category === category),
  );

const mostSimilar = 4;

/** In the place of one that is gone: the same kind of thing first, then what costs about as much. */
export const similarTo = (reward: Reward, rewards: readonly Reward[]): Reward[] =>
  rewards
    .filter(({ id, stock }) => id !== reward.id && stock !== 0)
    .toSorted(
      (one, other) =>
        Number(other.category === reward.category) - Number(one.category === reward.category) ||
        Math.abs(one.price - reward.price) - Math.abs(other.price - reward.price),
    )
    .slice(0, mostSimilar);
