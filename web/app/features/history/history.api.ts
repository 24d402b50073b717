import { consumerDeposit, type depositHistoryRowSchema } from "@app/contract/deposits";
import { consumerReception, type receptionRowSchema } from "@app/contract/rewards";
import type { z } from "zod/mini";
import { call } from "../../lib/api-client.ts";

export type DepositHistoryRow = z.infer<typeof depositHistoryRowSchema>;
export type ReceptionRow = z.infer<typeof receptionRowSchema>;

/** One page of either tab, with how many there are. */
export type HistoryPage =
  | { tab: "deposits"; rows: readonly DepositHistoryRow[]; last: number }
  | { tab: "rewards"; rows: readonly ReceptionRow[]; last: number };

export type HistoryTab = HistoryPage["tab"];

interface Asked {
  page: number;
  signal: AbortSignal;
}

type Source = (asked: Asked) => Promise<HistoryPage>;

const sources: Record<HistoryTab, Source> = {
  deposits: async ({ page, signal }) => {
    const { csDeposits } = await call(consumerDeposit, { query: { page }, signal });
    return { tab: "deposits", rows: csDeposits.data, last: csDeposits.last_page };
  },
  rewards: async ({ page, signal }) => {
    const { csReceptions } = await call(consumerReception, { query: { page }, signal });
    return { tab: "rewards", rows: csReceptions.data, last: csReceptions.last_page };
  },
};

export const loadHistory = (tab: HistoryTab, asked: Asked): Promise<HistoryPage> =>
  sources[tab](asked);

/** Throws when what an older version of the page kept no longer fits. */
export const parseHistory = (tab: HistoryTab, value: unknown): HistoryPage => {
  const { rows: data, last: last_page } = value as { rows: unknown; last: unknown };
  if (tab === "deposits") {
    const { csDeposits } = consumerDeposit.response.parse({ csDeposits: { data, last_page } });
    return { tab, rows: csDeposits.data, last: csDeposits.last_page };
  }
  const { csReceptions } = consumerReception.response.parse({ csReceptions: { data, last_page } });
  return { tab, rows: csReceptions.data, last: csReceptions.last_page };
};
