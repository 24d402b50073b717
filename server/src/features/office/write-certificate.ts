import type { Locale } from "@app/contract/locales";
import type { OfficeReport } from "@app/contract/office";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import {
  formatDate,
  formatKilograms,
  formatMonth,
  formatShortDate,
  formatTime,
} from "../../documents/format.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { OfficeData } from "../../documents/template-data.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import { findMonth, type Month } from "../../months.queries.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findNewestOrder } from "./orders.queries.ts";
import { sumOf } from "./show-office.ts";
import { showReport } from "./show-report.ts";

const mostPerHour = 30;

interface Certificate {
  company: string;
  month: Month;
  report: OfficeReport;
}

const rowsOf = (
  site: string,
  { lots }: OfficeReport,
  { weigh, waiting }: { weigh: (grams: number) => string; waiting: string },
): OfficeData["rows"] =>
  lots.map(({ number, at, site: place, weights, receivedGrams, receivedAt }) => {
    const address = `${site}/check/${number}`;
    return {
      date: formatShortDate(new Date(at)),
      lot: number,
      site: place,
      weight: weigh(sumOf(weights)),
      received: receivedAt === null ? waiting : weigh(receivedGrams),
      qr: qrPathOf(address),
      address,
    };
  });

const dataOf = (
  { config }: Context,
  { company, month, report }: Certificate,
  language: Locale,
): OfficeData => {
  const texts = documentTexts[language].office;
  const weigh = (grams: number) =>
    fillText(texts.kilograms, { weight: formatKilograms(grams, language) });
  const { host } = new URL(config.SITE_URL);
  return {
    language,
    product: product.name[language],
    texts,
    company,
    month: formatMonth(month.from, language),
    madeAt: fillText(texts.madeAt, {
      date: formatDate(month.now, language),
      time: formatTime(month.now),
    }),
    people: String(report.people),
    total: weigh(report.grams),
    received: weigh(report.receivedGrams),
    check: fillText(texts.check, { address: `${host}/check` }),
    isRunning: month.now < month.until,
    materials: report.weights.map(({ material, grams }) => ({
      name: texts.materials[material],
      weight: weigh(grams),
    })),
    rows: rowsOf(config.SITE_URL, report, { weigh, waiting: texts.waiting }),
    site: host,
  };
};

/** Of a month in which something left; each lot with the code of its proof. */
export const writeCertificate = async (
  ctx: Context,
  actor: OrganisationActor,
  wanted: string,
  locale: Locale,
): Promise<FileAnswer> => {
  const subject = `office-certificate:${actor.organisationId}`;
  await takeAttempt(ctx, [{ subject, most: mostPerHour, seconds: seconds.hour }]);
  const [month, report, order] = await Promise.all([
    findMonth(ctx.db, ctx.clock, wanted),
    showReport(ctx, actor, wanted),
    findNewestOrder(ctx.db, actor.organisationId),
  ]);
  if (!order || report.lots.length === 0) throw new AppError("not_found");
  const certificate = { company: order.company, month, report };
  return {
    type: "pdf",
    name: `${product.slug}-${report.month}.pdf`,
    content: await ctx.documents.make("office", dataOf(ctx, certificate, locale), "pdf"),
  };
};
