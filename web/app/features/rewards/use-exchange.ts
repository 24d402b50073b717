import { mostPieces, type Reward } from "@app/contract/rewards";
import { useState } from "react";
import { ApiError, OfflineError } from "../../lib/api-client.ts";
import { exchange } from "./rewards.api.ts";

export type ExchangeProblem =
  | "alreadySent"
  | "gone"
  | "limit"
  | "notEnough"
  | "notSent"
  | "priceChanged"
  | "server"
  | "soldOut"
  | "suspended";

const byName: Partial<Record<ApiError["name"], ExchangeProblem>> = {
  citizen_suspended: "suspended",
  idempotency_key_reused: "alreadySent",
  limit_reached: "limit",
  not_enough_tokens: "notEnough",
  not_found: "gone",
  out_of_stock: "soldOut",
  price_changed: "priceChanged",
};

/** What the server refused as it is now: the page is out of date, and the sheet has nothing to offer. */
const outOfDate: ReadonlySet<ExchangeProblem> = new Set([
  "gone",
  "limit",
  "notEnough",
  "priceChanged",
  "soldOut",
]);

export const isOutOfDate = (problem: ExchangeProblem): boolean => outOfDate.has(problem);

export const problemOf = (error: unknown): ExchangeProblem => {
  if (error instanceof OfflineError) return "notSent";
  return (error instanceof ApiError && byName[error.name]) || "server";
};

export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof ApiError && error.name === "phone_unverified";

/** How many somebody may ask for at once. */
export const mostOf = ({ kind, stock, mostPerPerson }: Reward): number =>
  // Credit goes to a number, and a second one is a second exchange.
  kind === "phone_credit"
    ? 1
    : Math.max(1, Math.min(mostPieces, stock ?? mostPieces, mostPerPerson ?? mostPieces));

interface ExchangeSettings {
  reward: Reward;
  quantity: number;
  onExchanged: (voucherId: string) => void;
  onUnconfirmed: () => void;
  /** The page should be asked for again, and say why. */
  onRefused: (problem: ExchangeProblem) => void;
}

/**
 * One key for as long as the sheet is open: whatever is tapped or lost on the way, at most one
 * exchange comes of it.
 */
export const useExchange = (settings: ExchangeSettings) => {
  const { reward, quantity, onExchanged, onUnconfirmed, onRefused } = settings;
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ExchangeProblem | null>(null);

  const send = async (phone?: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { quantity, price: reward.price, ...(phone && { phone }) };
      onExchanged((await exchange(reward.id, body, key)).id);
    } catch (error) {
      setBusy(false);
      if (isUnconfirmed(error)) return onUnconfirmed();
      const found = problemOf(error);
      if (isOutOfDate(found)) onRefused(found);
      else setProblem(found);
    }
    return undefined;
  };

  return { send: (phone?: string) => void send(phone), isBusy, problem };
};
