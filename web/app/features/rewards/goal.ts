import type { Reward } from "@app/contract/rewards";
import { shownTokens } from "@app/contract/tokens";

export const isSoldOut = ({ stock }: Pick<Reward, "stock">): boolean => stock === 0;

export const isWithinReach = (reward: Pick<Reward, "price" | "stock">, balance: number): boolean =>
  !isSoldOut(reward) && reward.price <= balance;

/** The cheapest that can be had and that the balance does not reach yet. */
export const nextGoal = (rewards: readonly Reward[], balance: number): Reward | null =>
  rewards
    .filter((reward) => !isSoldOut(reward) && reward.price > balance)
    .toSorted((one, other) => one.price - other.price)[0] ?? null;

/** What is missing, so that the two whole numbers on the screen add up to the price. */
export const missingTokens = (price: number, balance: number): number =>
  Math.max(0, Math.ceil(price / 100) - shownTokens(balance));

/** About how much to bring for it: whole kilograms, never too few. */
export const missingKilograms = (
  price: number,
  balance: number,
  perKilogram: number | null | undefined,
): number | null => (perKilogram ? Math.max(1, Math.ceil((price - balance) / perKilogram)) : null);
