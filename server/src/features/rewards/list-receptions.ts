import { historyPageSize } from "@app/contract/deposits";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import type { consumerReception } from "@app/contract/rewards";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { countReceived, findReceived } from "./rewards.queries.ts";

type Receptions = ResponseOf<typeof consumerReception>["csReceptions"];

/** The name is handed over as it was when it was exchanged: the reader's page knows its language. */
export const listReceptions = async (
  ctx: Context,
  { userId }: Actor,
  page: number,
  locale: Locale,
): Promise<Receptions> => {
  const [count, found] = await Promise.all([
    countReceived(ctx.db, userId),
    findReceived(ctx.db, userId, { limit: historyPageSize, offset: (page - 1) * historyPageSize }),
  ]);
  return {
    data: found.map((row) => ({
      id: row.id,
      userProfile: localized(localizedTextSchema.parse(row.partnerName), locale),
      created_at: row.closedAt.toISOString(),
      reward_name: row.reward_name,
      quantity: row.quantity,
      tokens: row.tokens / 100,
    })),
    last_page: Math.max(1, Math.ceil(count / historyPageSize)),
  };
};
