import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import { textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatShortDate } from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { findProcessings } from "./register.queries.ts";

export const writeRegister = async (ctx: Context, locale: Locale): Promise<FileAnswer> => {
  const { register: texts } = documentTexts[locale];
  const head = [
    texts.purpose,
    texts.data,
    texts.basis,
    texts.retention,
    texts.recipients,
    texts.transfer,
    texts.state,
    texts.changed,
  ];
  const lines = (await findProcessings(ctx.db)).map((row) => [
    row.purpose[locale],
    row.data[locale],
    texts.bases[row.basis],
    row.retention[locale],
    row.recipients[locale],
    row.transfer?.[locale] ?? texts.none,
    row.isEnded ? texts.ended : texts.running,
    formatShortDate(new Date(row.changedAt)),
  ]);
  const csv = writeCsv(
    [head, ...lines].map((cells) => cells.map(textCell)),
    locale === "en" ? "," : ";",
  );
  return {
    type: "csv",
    name: `${product.slug}-register.csv`,
    content: Buffer.from(csv, "utf8"),
  };
};
