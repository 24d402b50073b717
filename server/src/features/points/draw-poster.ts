import type { FileType } from "@app/contract/endpoint";
import { type Locale, locales } from "@app/contract/locales";
import { localized, type LocalizedText, localizedTextSchema } from "@app/contract/localized-text";
import { publicPointSchema } from "@app/contract/points";
import { product } from "@app/contract/product";
import { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { PosterData } from "../../documents/template-data.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Actor } from "../identity/index.ts";
import { findPosterPoint } from "./poster.queries.ts";
import { type Hours, type HoursRow, hoursRows, weekDays } from "./poster.rules.ts";

const hoursSchema = z.partialRecord(z.enum(weekDays), z.array(z.tuple([z.string(), z.string()])));

/** More rows than the sheet has room for: the code leads to them. */
const mostRows = 3;

const inThree = (make: (locale: Locale) => string): Record<Locale, string> => ({
  ar: make("ar"),
  fr: make("fr"),
  en: make("en"),
});

const daysOf = ({ from, to }: HoursRow, locale: Locale): string => {
  const { days, everyDay, fromTo } = documentTexts[locale].poster;
  if (from === weekDays[0] && to === weekDays.at(-1)) return everyDay;
  const last = locale === "fr" ? days[to].toLowerCase() : days[to];
  return from === to ? days[from] : fillText(fromTo, { from: days[from], to: last });
};

const shownHours = (hours: Hours): PosterData["hours"] => {
  const rows = hoursRows(hours);
  if (rows.length > mostRows) {
    return [{ days: inThree((locale) => documentTexts[locale].poster.hoursInCode), times: "" }];
  }
  return rows.map((row) => ({ days: inThree((locale) => daysOf(row, locale)), times: row.times }));
};

/** The Arabic name and the Latin one; English readers read the French one too. */
const namesOf = ({ ar, fr, en }: LocalizedText): PosterData["names"] => [
  ...new Set([...(ar === undefined ? [] : [ar]), fr ?? en]),
];

const phone = product.contact.phone.replace("+213 ", "0");

/** For the wall of the shop, in the three languages of its street. */
export const drawPoster = async (
  ctx: Context,
  { userId }: Actor,
  pointId: string,
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const point = await findPosterPoint(ctx.db, userId, pointId);
  if (!point) throw new AppError("not_found");
  const name = localizedTextSchema.parse(point.name);
  const street = publicPointSchema.shape.address.parse(point.address);
  const address = `${ctx.config.SITE_URL}/consumer/points/${point.id}`;
  const type = fileType === "svg" ? "svg" : "pdf";
  const content = await ctx.documents.make(
    "poster",
    {
      title: fillText(documentTexts[locale].poster.title, { name: localized(name, locale) }),
      product: product.name,
      names: namesOf(name),
      place: {
        fr: `${street.fr}, ${point.communeFr}`,
        // A Latin street inside Arabic would be read from two sides.
        ar: street.ar ? `${street.ar}، ${point.communeAr}` : point.communeAr,
      },
      code: qrPathOf(address),
      address,
      materials: point.materials,
      hours: shownHours(hoursSchema.parse(point.hours)),
      texts: Object.fromEntries(
        locales.map((each) => [each, documentTexts[each].poster]),
      ) as PosterData["texts"],
      site: new URL(ctx.config.SITE_URL).host,
      phone,
    },
    type,
  );
  return { type, name: `${product.slug}-poster.${type}`, content };
};
