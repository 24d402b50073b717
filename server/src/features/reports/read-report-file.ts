import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { type ReportFileType, reportFileTypes } from "@app/contract/reports";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findFile } from "./reports.queries.ts";
import { ownReport } from "./show-report.ts";

const isReportFile = (type: FileType): type is ReportFileType =>
  reportFileTypes.includes(type as ReportFileType);

/** As it was made, byte for byte. */
export const readReportFile = async (
  ctx: Context,
  actor: CompanyActor,
  number: string,
  { fileType: type, locale }: { fileType: FileType; locale: Locale },
): Promise<FileAnswer> => {
  const report = await ownReport(ctx, actor, number);
  const content = isReportFile(type) && (await findFile(ctx.db, report.id, { type, locale }));
  if (!content) throw new AppError("not_found");
  return { type, name: `${product.slug}-${number.toLowerCase()}.${type}`, content };
};
