import * as contract from "@app/contract/sms-receipts";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { showSmsReceipts, switchSmsReceipts } from "./switch-receipts.ts";

export const smsReceiptsRoutes = (ctx: Context): Route[] => [
  route(contract.showSmsReceipts, ({ actor }) => showSmsReceipts(ctx, actor)),
  route(contract.switchSmsReceipts, ({ actor, body }) => switchSmsReceipts(ctx, actor, body.on)),
];
