import * as contract from "@app/contract/brand-face";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { saveBrandFace } from "./save-brand-face.ts";
import { removeBrandLogo, saveBrandLogo } from "./save-brand-logo.ts";
import { showBrandFace } from "./show-brand-face.ts";

export const brandFaceRoutes = (ctx: Context): Route[] => [
  route(contract.showBrandFace, ({ actor }) => showBrandFace(ctx, actor)),
  route(contract.saveBrandFace, ({ actor, body }) => saveBrandFace(ctx, actor, body)),
  route(contract.saveBrandLogo, ({ actor, body }) => saveBrandLogo(ctx, actor, body.data)),
  route(contract.removeBrandLogo, ({ actor }) => removeBrandLogo(ctx, actor)),
];
