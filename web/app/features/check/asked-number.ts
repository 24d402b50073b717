import { custodySubjectSchema } from "@app/contract/custody";
import { readReportNumber } from "@app/contract/report-number";

/** As it was typed, pasted, or scanned as a link; undefined for what can be no number. */
export const askedNumber = (typed: string): string | undefined => {
  const last = typed
    .trim()
    .replace(/[?#].*$/, "")
    .split("/")
    .findLast(Boolean);
  const report = readReportNumber(last ?? "");
  if (report !== undefined) return report;
  const number = custodySubjectSchema.safeParse(last?.replaceAll(/\s/g, ""));
  return number.success ? number.data : undefined;
};
