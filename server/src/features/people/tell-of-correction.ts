import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";

interface Correction {
  id: string;
  userId: string;
  tokens: number;
}

export const tellOfCorrection = (
  ctx: Context,
  trx: Trx,
  { id, userId, tokens }: Correction,
): Promise<void> =>
  leaveNotificationsIn(ctx, trx, [
    {
      id,
      userId,
      kind: tokens > 0 ? "balance_raised" : "balance_lowered",
      data: { tokens: Math.abs(tokens) },
    },
  ]);
