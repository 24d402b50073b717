import { locales } from "@app/contract/locales";
import type { Report } from "@app/contract/reports";
import type { ReportFile, StoredReport } from "./reports.queries.ts";

/** In the order they are made: what is read first comes first. */
export const filesOfReport: readonly ReportFile[] = [
  { type: "txt", locale: "" },
  ...locales.map((locale) => ({ type: "pdf", locale }) as const),
  ...locales.map((locale) => ({ type: "csv", locale }) as const),
  { type: "jsonld", locale: "" },
];

export const shownReport = (report: StoredReport): Report => ({
  number: report.number,
  from: report.from,
  until: report.until,
  state: report.state,
  filesMade: report.filesMade,
  filesInAll: filesOfReport.length,
  grams: report.grams,
  claims: report.claims,
  checksum: report.checksum?.toString("hex") ?? null,
  frozenAt: report.frozenAt?.toISOString() ?? null,
  createdAt: report.createdAt.toISOString(),
});
