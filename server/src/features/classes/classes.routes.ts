import * as contract from "@app/contract/classes";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { changeClass } from "./change-class.ts";
import { closeClass } from "./close-class.ts";
import { countResult } from "./count-result.ts";
import { joinLeague } from "./join-league.ts";
import { makeClass } from "./make-class.ts";
import { showClass } from "./show-class.ts";
import { showLeague } from "./show-league.ts";
import { showSchool } from "./show-school.ts";

export const classesRoutes = (ctx: Context): Route[] => [
  route(contract.showSchool, ({ actor, locale }) => showSchool(ctx, actor, locale)),
  route(contract.makeClass, async (call) => ({ schoolClass: await makeClass(ctx, call) })),
  route(contract.changeClass, async (call) => ({ schoolClass: await changeClass(ctx, call) })),
  route(contract.closeClass, ({ actor, params }) => closeClass(ctx, actor, params.id)),
  route(contract.joinLeague, (call) => joinLeague(ctx, call)),
  route(contract.showClass, ({ params, address }) => showClass(ctx, params.code, address)),
  route(contract.countResult, ({ idempotencyKey: key, params, body, address }) =>
    countResult(ctx, { key, code: params.code, body, address }),
  ),
  route(contract.showLeague, () => showLeague(ctx)),
];
