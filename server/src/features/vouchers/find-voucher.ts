import type { GivenVoucher } from "@app/contract/vouchers";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { toGivenVoucher } from "./given-voucher.ts";
import { lookUp } from "./guess-limits.ts";
import { findAtPoint } from "./vouchers.queries.ts";

/** Another shop's voucher is not there: nobody learns what somebody has elsewhere. */
export const findVoucher = async (
  ctx: Context,
  { userId }: Actor,
  { id, code }: { id: string; code: string },
): Promise<GivenVoucher> => {
  const found = await lookUp(ctx, userId, () => findAtPoint(ctx.db, userId, id, code));
  if (!found) throw new AppError("not_found");
  return toGivenVoucher(found);
};
