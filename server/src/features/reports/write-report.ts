import { locales, type Locale } from "@app/contract/locales";
import { z } from "zod/mini";
import type { Context } from "../../context.ts";
import { writeCsv } from "../../documents/csv.rules.ts";
import { epcisOf } from "../custody/index.ts";
import { claimRows } from "./claim-rows.ts";
import { reportData } from "./draw-report.ts";
import { findRetired } from "./facts.queries.ts";
import type { Figures } from "./figures.rules.ts";
import { freezeReport, textOf } from "./freeze-report.ts";
import {
  addFile,
  findFigures,
  findFileKeys,
  findReportById,
  moveReport,
  type ReportFile,
  type StoredReport,
} from "./reports.queries.ts";
import { filesOfReport } from "./shown-report.ts";

const payloadSchema = z.object({ id: z.uuid() });

const drawPdf = (
  ctx: Context,
  { checksum }: StoredReport,
  figures: Figures,
  locale: Locale,
): Promise<Uint8Array> => {
  const site = ctx.config.SITE_URL;
  const hex = checksum?.toString("hex") ?? "";
  return ctx.documents.make("report", reportData(figures, { locale, checksum: hex, site }), "pdf");
};

const writeClaims = async (
  { db }: Context,
  { id }: StoredReport,
  figures: Figures,
  locale: Locale,
): Promise<Uint8Array> => {
  const rows = claimRows(figures, await findRetired(db, id), locale);
  return Buffer.from(writeCsv(rows, locale === "en" ? "," : ";"), "utf8");
};

const makeFile = (
  ctx: Context,
  report: StoredReport,
  figures: Figures,
  { type, locale }: ReportFile,
): Promise<Uint8Array> => {
  const language = locale === "" ? locales[0] : locale;
  switch (type) {
    case "pdf":
      return drawPdf(ctx, report, figures, language);
    case "csv":
      return writeClaims(ctx, report, figures, language);
    case "jsonld":
      return epcisOf(ctx, [...new Set(figures.lots.map(({ number }) => number))], figures.frozenAt);
    case "txt":
      return Promise.resolve(textOf(figures));
  }
};

/** May run again at any moment: what is frozen stays, files that are there are not made twice. */
export const writeReport = async (ctx: Context, payload: unknown): Promise<void> => {
  const { id } = payloadSchema.parse(payload);
  await freezeReport(ctx, id);
  const report = await findReportById(ctx.db, id);
  if (report?.state !== "writing") return;
  const figures = await findFigures(ctx.db, id);
  const made = await findFileKeys(ctx.db, id);
  for (const file of filesOfReport) {
    if (made.some(({ type, locale }) => type === file.type && locale === file.locale)) continue;
    await addFile(ctx.db, id, { ...file, content: await makeFile(ctx, report, figures, file) });
  }
  await moveReport(ctx.db, id, "ready");
};
