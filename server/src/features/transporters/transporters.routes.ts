import * as badges from "@app/contract/badges";
import * as contract from "@app/contract/transporter-profile";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { decideTransporter } from "./decide-transporter.ts";
import { drawBadge } from "./draw-badge.ts";
import { findDriver } from "./find-driver.ts";
import { saveDriver } from "./save-driver.ts";
import { savePayment } from "./save-payment.ts";
import { saveVehicles } from "./save-vehicles.ts";
import { showBadge } from "./show-badge.ts";
import { showTransporterProfile } from "./show-transporter-profile.ts";
import { submitTransporterProfile } from "./submit-transporter-profile.ts";

export const transportersRoutes = (ctx: Context): Route[] => [
  route(contract.showTransporterProfile, ({ actor }) => showTransporterProfile(ctx, actor)),
  route(contract.saveDriver, ({ actor, body }) => saveDriver(ctx, actor, body)),
  route(contract.saveVehicles, ({ actor, body }) => saveVehicles(ctx, actor, body)),
  route(contract.savePayment, ({ actor, body }) => savePayment(ctx, actor, body)),
  route(contract.submitTransporterProfile, ({ actor }) => submitTransporterProfile(ctx, actor)),
  route(contract.decideTransporter, async (call) => {
    await decideTransporter(ctx, askedBy(call), call.params.id, call.body);
    return {};
  }),
  route(badges.showBadge, ({ actor }) => showBadge(ctx, actor)),
  fileRoute(badges.drawBadge, (call) => drawBadge(ctx, call.actor, call.query.plate, call)),
  route(badges.findDriver, ({ actor, params }) => findDriver(ctx, actor, params.code)),
];
