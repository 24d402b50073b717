import { randomInt, randomUUIDv7 } from "node:crypto";
import { makeReportNumber } from "@app/contract/report-number";
import type { createReport as endpoint, Report, ReportPeriod } from "@app/contract/reports";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { writeOnce } from "../../write-once.ts";
import { countFree } from "./facts.queries.ts";
import { addReport, findReportable, findReportById } from "./reports.queries.ts";
import { shownReport } from "./shown-report.ts";

/** Each is drawn in three languages and kept for ever. */
const mostPerDay = 20;

const addNumbered = async (
  ctx: Context,
  trx: Trx,
  report: { id: string; brandId: string } & ReportPeriod,
): Promise<void> => {
  const isAdded = await addReport(trx, ctx.clock, {
    ...report,
    number: makeReportNumber(randomInt),
  });
  // One of 17 thousand million was there already.
  if (!isAdded) await addNumbered(ctx, trx, report);
};

/** The worker does the rest: what is asked for here is a number and a job. */
export const createReport = async (ctx: Context, call: Call<typeof endpoint>): Promise<Report> => {
  const { company } = call.actor;
  const { from, until } = call.body;
  const limit = { subject: `reports:${company.id}`, most: mostPerDay, seconds: seconds.day };
  await takeAttempt(ctx, [limit]);
  const request = { says: ["createReport", company.id, from, until], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedBy(call), request, async (trx) => {
    const { lastDay } = await findReportable(trx, ctx.clock, company.id);
    if (until > lastDay) throw new AppError("period_not_over");
    const { claims } = await countFree(trx, company.id, { from, until });
    if (claims === 0) throw new AppError("nothing_to_report");
    await addNumbered(ctx, trx, { id: request.id, brandId: company.id, from, until });
    await enqueue(trx, "write-report", { id: request.id }, `report:${request.id}`);
  });
  const report = await findReportById(ctx.db, id);
  if (!report) throw new AppError("internal");
  return shownReport(report);
};
