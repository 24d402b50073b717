import * as contract from "@app/contract/handovers";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { addEvidence } from "./add-evidence.ts";
import { showEvidence } from "./show-evidence.ts";
import { signHandover } from "./sign-handover.ts";

export const handoversRoutes = (ctx: Context): Route[] => [
  route(contract.signHandover, (call) => signHandover(ctx, call)),
  route(contract.addEvidence, ({ actor, body }) => addEvidence(ctx, actor, body.data)),
  fileRoute(contract.showEvidence, ({ actor, params }) => showEvidence(ctx, actor, params.name)),
];
