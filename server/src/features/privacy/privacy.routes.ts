import * as breaches from "@app/contract/breaches";
import * as desk from "@app/contract/privacy-desk";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { listBreaches } from "./list-breaches.ts";
import { listDataRequests } from "./list-data-requests.ts";
import { listProcessings } from "./list-processings.ts";
import { moveBreach } from "./move-breach.ts";
import { openBreach } from "./open-breach.ts";
import { saveProcessing } from "./save-processing.ts";
import { showPrivacyDesk } from "./show-privacy-desk.ts";
import { writeBreach } from "./write-breach.ts";
import { writeRegister } from "./write-register.ts";

export const privacyRoutes = (ctx: Context): Route[] => [
  route(desk.showPrivacyDesk, () => showPrivacyDesk(ctx)),
  route(desk.listDataRequests, ({ query }) => listDataRequests(ctx, query)),
  route(desk.listProcessings, () => listProcessings(ctx)),
  route(desk.saveProcessing, (call) => saveProcessing(ctx, call)),
  fileRoute(desk.writeRegister, ({ locale }) => writeRegister(ctx, locale)),
  route(breaches.listBreaches, ({ query }) => listBreaches(ctx, query)),
  route(breaches.openBreach, (call) => openBreach(ctx, call)),
  route(breaches.moveBreach, (call) => moveBreach(ctx, call)),
  fileRoute(breaches.writeBreach, ({ params, locale }) => writeBreach(ctx, params.id, locale)),
];
