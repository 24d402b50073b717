import * as contract from "@app/contract/switches";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listClosed, listSwitches } from "./list-switches.ts";
import { turnSwitch } from "./turn-switch.ts";

export const switchesRoutes = (ctx: Context): Route[] => [
  route(contract.listClosed, async () => ({ closed: await listClosed(ctx) })),
  route(contract.listSwitches, async () => ({ switches: await listSwitches(ctx) })),
  route(contract.turnSwitch, (call) => turnSwitch(ctx, call)),
];
