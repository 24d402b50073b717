import type { GivenVoucher, receiveVoucher as endpoint } from "@app/contract/vouchers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { toGivenVoucher } from "./given-voucher.ts";
import { lookUp } from "./guess-limits.ts";
import { callReceive, findById, findReceivable } from "./vouchers.queries.ts";

export const receiveVoucher = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<GivenVoucher> => {
  const { userId } = call.actor;
  const { code } = call.params;
  const found = await lookUp(ctx, userId, () => findReceivable(ctx.db, userId, code));
  if (!found) throw new AppError("not_found");
  const outcome = await callReceive(ctx.db, ctx.clock, askedBy(call), found.id);
  if (outcome !== "received" && outcome !== "replayed") throw refusal(outcome);
  return toGivenVoucher(await findById(ctx.db, found.id));
};
