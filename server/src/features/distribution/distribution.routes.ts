import * as contract from "@app/contract/distribution";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { addLine } from "./add-line.ts";
import { changeLine } from "./change-line.ts";
import { checkSheet } from "./check-sheet.ts";
import { importSheet } from "./import-sheet.ts";
import { listLines } from "./list-lines.ts";
import { removeLine } from "./remove-line.ts";
import { writeLines, writeTemplate } from "./write-sheet.ts";

export const distributionRoutes = (ctx: Context): Route[] => [
  route(contract.listLines, ({ actor, query }) => listLines(ctx, actor, query)),
  route(contract.addLine, async (call) => ({
    id: await addLine(ctx, askedBy(call), call.actor.company.id, call.body),
  })),
  route(contract.changeLine, async ({ actor, params, body }) => {
    await changeLine(ctx, actor.company.id, params.id, body);
    return {};
  }),
  route(contract.removeLine, async ({ actor, params }) => {
    await removeLine(ctx, actor.company.id, params.id);
    return {};
  }),
  route(contract.checkSheet, ({ actor, body }) => checkSheet(ctx, actor.company.id, body)),
  route(contract.importSheet, async (call) => {
    await importSheet(ctx, askedBy(call), call.actor.company.id, call.body);
    return {};
  }),
  fileRoute(contract.downloadLines, ({ actor, query, locale }) =>
    writeLines(ctx, actor.company.id, query.year, locale),
  ),
  fileRoute(contract.downloadTemplate, ({ actor, locale }) =>
    writeTemplate(ctx, actor.company.id, locale),
  ),
];
