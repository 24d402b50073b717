import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { writeCsv } from "../../documents/csv.rules.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { CompanyActor } from "../identity/index.ts";
import { columnsOf } from "./regulator-columns.ts";
import { findFigures } from "./reports.queries.ts";
import { returnRows } from "./return-rows.ts";
import { ownReport } from "./show-report.ts";

/** From the frozen figures: the columns may change, what stands in them may not. */
export const writeReturn = async (
  ctx: Context,
  actor: CompanyActor,
  number: string,
  locale: Locale,
): Promise<FileAnswer> => {
  const report = await ownReport(ctx, actor, number);
  if (report.checksum === null) throw new AppError("not_found");
  const figures = await findFigures(ctx.db, report.id);
  const rows = returnRows(figures, await columnsOf(ctx, actor.company.id), locale);
  return {
    type: "csv",
    name: `${product.slug}-${number.toLowerCase()}-return.csv`,
    content: Buffer.from(writeCsv(rows, locale === "en" ? "," : ";"), "utf8"),
  };
};
