import * as contract from "@app/contract/reports";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { checkReport } from "./check-report.ts";
import { createReport } from "./create-report.ts";
import { listEmissionFactors } from "./list-emission-factors.ts";
import { listReports } from "./list-reports.ts";
import { previewReport } from "./preview-report.ts";
import { readReportFile } from "./read-report-file.ts";
import { saveRegulatorColumns, showRegulatorColumns } from "./regulator-columns.ts";
import { showReport } from "./show-report.ts";
import { writeReturn } from "./write-return.ts";

export const reportsRoutes = (ctx: Context): Route[] => [
  route(contract.listReports, ({ actor, query }) => listReports(ctx, actor, query.before)),
  route(contract.previewReport, ({ actor, query }) => previewReport(ctx, actor, query)),
  route(contract.createReport, (call) => createReport(ctx, call)),
  route(contract.showReport, ({ actor, params }) => showReport(ctx, actor, params.number)),
  fileRoute(contract.readReportFile, (call) =>
    readReportFile(ctx, call.actor, call.params.number, call),
  ),
  fileRoute(contract.writeReturn, ({ actor, params, locale }) =>
    writeReturn(ctx, actor, params.number, locale),
  ),
  route(contract.showRegulatorColumns, ({ actor }) => showRegulatorColumns(ctx, actor)),
  route(contract.saveRegulatorColumns, ({ actor, body }) =>
    saveRegulatorColumns(ctx, actor, body.columns),
  ),
  route(contract.listEmissionFactors, () => listEmissionFactors(ctx)),
  route(contract.checkReport, ({ params, address }) =>
    checkReport(ctx, { number: params.number, address }),
  ),
];
