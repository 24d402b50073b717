import { cardAddress } from "@app/contract/citizens";
import type { FileType } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { documentTexts, fillText } from "../../documents/document-texts.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { FileAnswer } from "../../http/route.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { findCardHolder } from "./points.queries.ts";

const mostPerHour = 60;

/** For whoever has no phone at hand: the code on paper, known as such when it is scanned. */
export const drawCard = async (
  ctx: Context,
  { userId }: Actor,
  card: { code: string; sheet: boolean },
  { locale, fileType }: { locale: Locale; fileType: FileType },
): Promise<FileAnswer> => {
  const limit = { subject: `cards:${userId}`, most: mostPerHour, seconds: seconds.hour };
  await takeAttempt(ctx, [limit]);
  const holder = await findCardHolder(ctx.db, card.code, userId);
  if (!holder) throw new AppError("citizen_unknown");
  const address = cardAddress(ctx.config.SITE_URL, holder.code);
  const type = fileType === "svg" ? "svg" : "pdf";
  const content = await ctx.documents.make(
    "card",
    {
      title: fillText(documentTexts[locale].card.title, { code: holder.code }),
      product: product.name,
      qr: qrPathOf(address),
      address,
      name: shortName(holder.first_name, holder.last_name),
      code: `${holder.code.slice(0, 3)} ${holder.code.slice(3)}`,
      line: {
        ar: documentTexts.ar.card.line,
        fr: documentTexts.fr.card.line,
        en: documentTexts.en.card.line,
      },
      isSheet: card.sheet,
    },
    type,
  );
  return { type, name: `${product.slug}-${holder.code}.${type}`, content };
};
