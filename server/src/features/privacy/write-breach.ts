import type { Locale } from "@app/contract/locales";
import type { Breach } from "@app/contract/breaches";
import { product } from "@app/contract/product";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatShortDate, formatTime } from "../../documents/format.ts";
import type { FileAnswer } from "../../http/route.ts";
import { findBreach } from "./breaches.queries.ts";
import { shownBreach } from "./shown-breach.ts";

const momentOf = (at: string): string => {
  const date = new Date(at);
  return `${formatShortDate(date)} ${formatTime(date)}`;
};

const linesOf = (breach: Breach, locale: Locale): string[][] => {
  const { breach: texts } = documentTexts[locale];
  const facts = [
    [texts.number, String(breach.number)],
    [texts.state, texts.states[breach.state]],
    [texts.what, breach.what],
    [texts.found, momentOf(breach.foundAt)],
    [texts.due, momentOf(breach.dueAt)],
    [texts.notified, breach.notifiedAt ? momentOf(breach.notifiedAt) : texts.notYet],
    [texts.groups, breach.groups.map((group) => texts.group[group]).join(", ")],
    [texts.data, breach.data.map((kind) => texts.kinds[kind]).join(", ")],
    [texts.people, breach.people === null ? texts.unknown : String(breach.people)],
    [texts.records, breach.records === null ? texts.unknown : String(breach.records)],
  ];
  const events = breach.events.map(({ at, state, note }) => [
    momentOf(at),
    texts.states[state],
    note,
  ]);
  return [...facts, [], [texts.moment, texts.step, texts.note], ...events].map((cells) =>
    cells.map(textCell),
  );
};

/** What the authority asks for, as a table that any office can open. */
export const writeBreach = async (
  ctx: Context,
  id: string,
  locale: Locale,
): Promise<FileAnswer> => {
  const found = await findBreach(ctx.db, ctx.clock, id);
  if (!found) throw new AppError("not_found");
  const csv = writeCsv(linesOf(shownBreach(found), locale), locale === "en" ? "," : ";");
  return {
    type: "csv",
    name: `${product.slug}-breach-${found.number}.csv`,
    content: Buffer.from(csv, "utf8"),
  };
};
