import * as contract from "@app/contract/push";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { sendTest } from "./send-test.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const pushRoutes = (ctx: Context): Route[] => [
  route(contract.pushKey, async () => ({ publicKey: ctx.config.VAPID_PUBLIC_KEY ?? null })),
  route(contract.subscribe, ({ actor, body }) => subscribe(ctx, actor, body)),
  route(contract.unsubscribe, ({ actor }) => unsubscribe(ctx, actor)),
  route(contract.sendTestPush, async ({ actor }) => {
    await sendTest(ctx, actor);
    return {};
  }),
];
