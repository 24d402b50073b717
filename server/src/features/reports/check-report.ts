import type { PublicReport } from "@app/contract/reports";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { networkOf, seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { findFileKeys, findReport } from "./reports.queries.ts";

const mostPerMinute = 120;

/** Whoever holds the number may know it; one that is not frozen yet is nobody's but the brand's. */
export const checkReport = async (
  ctx: Context,
  { number, address }: { number: string; address: string },
): Promise<PublicReport> => {
  const subject = `reports:${networkOf(address)}`;
  await takeAttempt(ctx, [{ subject, most: mostPerMinute, seconds: seconds.minute }]);
  const report = await findReport(ctx.db, { number });
  if (!report?.checksum || report.grams === null || report.claims === null || !report.frozenAt) {
    throw new AppError("not_found");
  }
  const files = await findFileKeys(ctx.db, report.id);
  return {
    number: report.number,
    brand: report.brand,
    from: report.from,
    until: report.until,
    grams: report.grams,
    claims: report.claims,
    frozenAt: report.frozenAt.toISOString(),
    checksum: report.checksum.toString("hex"),
    files: files.map(({ type, locale, checksum }) => ({
      type,
      locale: locale === "" ? null : locale,
      checksum: checksum.toString("hex"),
    })),
  };
};
