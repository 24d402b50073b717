import * as contract from "@app/contract/places";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listCommunes, listWilayas } from "./list-places.ts";
import { showCommune } from "./show-commune.ts";

export const placesRoutes = (ctx: Context): Route[] => [
  route(contract.listWilayas, () => listWilayas(ctx)),
  route(contract.listCommunes, ({ params }) => listCommunes(ctx, params.code)),
  route(contract.showCommune, ({ params }) => showCommune(ctx, params.code)),
];
