import type { Report } from "@app/contract/reports";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findReport, type StoredReport } from "./reports.queries.ts";
import { shownReport } from "./shown-report.ts";

/** Of another brand there is none. */
export const ownReport = async (
  { db }: Context,
  { company }: CompanyActor,
  number: string,
): Promise<StoredReport> => {
  const report = await findReport(db, { number, brandId: company.id });
  if (!report) throw new AppError("not_found");
  return report;
};

export const showReport = async (
  ctx: Context,
  actor: CompanyActor,
  number: string,
): Promise<Report> => shownReport(await ownReport(ctx, actor, number));
