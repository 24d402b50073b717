import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findSetting, setSetting } from "./sms-receipts.queries.ts";

export const showSmsReceipts = async (ctx: Context, { userId }: Actor) => {
  const { isOn, phone } = await findSetting(ctx.db, userId);
  return { on: isOn, hasNumber: phone !== null };
};

export const switchSmsReceipts = (ctx: Context, { userId }: Actor, on: boolean): Promise<void> =>
  setSetting(ctx.db, userId, on);
