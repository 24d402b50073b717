import * as contract from "@app/contract/contact";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { sendContactMessage } from "./send-contact-message.ts";

export const contactRoutes = (ctx: Context): Route[] => [
  route(contract.sendContactMessage, ({ idempotencyKey: key, body, locale, address }) =>
    sendContactMessage(ctx, { key, body, locale, address }),
  ),
];
