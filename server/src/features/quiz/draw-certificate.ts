import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { quizLength } from "@app/contract/quiz";
import type { Context } from "../../context.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import { formatDate } from "../../documents/format.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { FileAnswer } from "../../http/route.ts";
import { takeAttempt } from "../../limits.ts";
import { sheetLimits } from "./quiz.rules.ts";
import { showCertificate } from "./show-certificate.ts";

interface Wanted {
  locale: Locale;
  fileType: FileType;
  address: string;
}

export const drawCertificate = async (
  ctx: Context,
  number: string,
  { locale, fileType, address: caller }: Wanted,
): Promise<FileAnswer> => {
  await takeAttempt(ctx, sheetLimits(caller));
  const { firstName, school, level, score, date } = await showCertificate(ctx, number);
  const { levels, ...texts } = documentTexts[locale].certificate;
  const address = `${ctx.config.SITE_URL}/NextGenGreen/certificate/${number}`;
  const type = fileType === "svg" ? "svg" : "pdf";
  const counts = { score: String(score), count: String(quizLength) };
  const content = await ctx.documents.make(
    "certificate",
    {
      language: locale,
      product: product.name[locale],
      title: fillText(texts.title, { number }),
      heading: fillText(texts.heading, { level: levels[level] }),
      firstName,
      line: fillText(texts.line, counts),
      facts: [
        { name: texts.school, value: school },
        { name: texts.date, value: formatDate(new Date(date), locale) },
        { name: texts.number, value: number },
      ],
      note: texts.note,
      qr: qrPathOf(address),
      address,
    },
    type,
  );
  return { type, name: `${product.slug}-${number}.${type}`, content };
};
