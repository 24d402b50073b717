import type { PaymentInput } from "@app/contract/transporter-profile";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { ownFile, refuseExpired, tellOfChange } from "./own-file.ts";
import * as queries from "./transporters.queries.ts";

const numbers = ["registerKind", "registerNumber", "registerUntil", "bankAccount"] as const;

const isChanged = (before: queries.ProfileRow, after: PaymentInput): boolean =>
  numbers.some((name) => before[name] !== after[name]);

export const savePayment = (
  ctx: Context,
  { userId }: Actor,
  payment: PaymentInput,
): Promise<Record<never, never>> =>
  ctx.db.transaction().execute(async (trx) => {
    const before = await ownFile(ctx, trx, userId);
    refuseExpired("registerUntil", before.registerUntil, payment.registerUntil, before.today);
    await queries.savePayment(trx, ctx.clock, userId, payment);
    await queries.reopenRefused(trx, userId);
    if (isChanged(before, payment)) await tellOfChange(ctx, trx, userId, before, "payment");
    return {};
  });
