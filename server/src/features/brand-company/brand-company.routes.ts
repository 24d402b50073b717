import * as contract from "@app/contract/brand-company";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { decideBrand } from "./decide-brand.ts";
import { saveBrandContact, saveIdentity, savePackaging, saveSeat } from "./save-block.ts";
import { showBrandCompany } from "./show-brand-company.ts";

export const brandCompanyRoutes = (ctx: Context): Route[] => [
  route(contract.showBrandCompany, ({ actor }) => showBrandCompany(ctx, actor)),
  route(contract.saveIdentity, ({ actor, body }) => saveIdentity(ctx, actor, body)),
  route(contract.saveSeat, ({ actor, body }) => saveSeat(ctx, actor, body)),
  route(contract.saveBrandContact, ({ actor, body }) => saveBrandContact(ctx, actor, body)),
  route(contract.savePackaging, ({ actor, body }) => savePackaging(ctx, actor, body)),
  route(contract.decideBrand, async (call) => {
    await decideBrand(ctx, askedBy(call), call.params.id, call.body);
    return {};
  }),
];
