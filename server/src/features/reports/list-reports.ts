import type { ResponseOf } from "@app/contract/endpoint";
import { type listReports as endpoint, reportsPage } from "@app/contract/reports";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findReportable, listReports as findReports } from "./reports.queries.ts";
import { shownReport } from "./shown-report.ts";

export const listReports = async (
  { db, clock }: Context,
  { company }: CompanyActor,
  before: string | undefined,
): Promise<ResponseOf<typeof endpoint>> => {
  const [found, reportable] = await Promise.all([
    findReports(db, company.id, before, reportsPage + 1),
    findReportable(db, clock, company.id),
  ]);
  const reports = found.slice(0, reportsPage).map(shownReport);
  return {
    reports,
    next: found.length > reportsPage ? (reports.at(-1)?.number ?? null) : null,
    canCreate: company.rank === "admin",
    ...reportable,
  };
};
