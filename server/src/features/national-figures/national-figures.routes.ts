import { showNationalFigures } from "@app/contract/national-figures";
import { openFiguresCsv, openFiguresJson } from "@app/contract/open-data";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { showNational } from "./show-national.ts";
import { writeJson, writeSheet } from "./write-open-data.ts";

export const nationalFiguresRoutes = (ctx: Context): Route[] => [
  route(showNationalFigures, () => showNational(ctx)),
  fileRoute(openFiguresJson, ({ query }) => writeJson(ctx, query.year)),
  fileRoute(openFiguresCsv, ({ query }) => writeSheet(ctx, query.year)),
];
