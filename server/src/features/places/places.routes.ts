import * as contract from "@app/contract/places";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listCommunes, listWilayas } from "./list-places.ts";

export const placesRoutes = (ctx: Context): Route[] => [
  route(contract.listWilayas, () => listWilayas(ctx)),
  route(contract.listCommunes, ({ params }) => listCommunes(ctx, params.code)),
];
