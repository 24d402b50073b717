import type { Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import { type Material, materialLabels } from "@app/contract/materials";
import { product } from "@app/contract/product";
import { type DocumentTexts, documentTexts, fillText } from "../../documents/document-texts.ts";
import {
  formatDate,
  formatEstimate,
  formatFactor,
  formatGrams,
  formatMonth,
  formatPercent,
  formatShortDate,
  formatWhole,
} from "../../documents/format.ts";
import { qrPathOf } from "../../documents/qr-path.ts";
import type { ReportData } from "../../documents/template-data.ts";
import type { Estimate, Figures } from "./figures.rules.ts";

const gramsInKilogram = 1000;

/** More than anybody reads on paper; all are in the CSV. */
const mostLots = 2000;

interface Writing {
  figures: Figures;
  locale: Locale;
  texts: DocumentTexts["report"];
}

/** Noon in Algiers: a day of the calendar, whatever the clock of the machine says. */
const noonOf = (day: string): Date => new Date(`${day}T11:00:00Z`);

export const materialName = (material: Material, locale: Locale): string =>
  material === "aluminium" ? documentTexts[locale].report.aluminium : materialLabels[material];

export const wilayaName = ({ wilayas }: Figures, code: number, locale: Locale): string => {
  const found = wilayas.find((one) => one.code === code);
  return (locale === "ar" ? found?.ar : found?.fr) ?? String(code);
};

const kilograms = ({ locale, texts }: Writing, grams: number): string =>
  fillText(texts.kilograms, { weight: formatGrams(grams, locale) });

/** Where a weight stands alone, "6,000 kg" would be read as six tonnes: kilos and grams apart. */
const weightAlone = ({ locale, texts }: Writing, grams: number): string => {
  const kilos = formatWhole(Math.floor(grams / gramsInKilogram), locale);
  const rest = grams % gramsInKilogram;
  return rest === 0
    ? fillText(texts.kilograms, { weight: kilos })
    : fillText(texts.kilogramsAndGrams, { kilograms: kilos, grams: formatWhole(rest, locale) });
};

const estimate = (
  { texts, locale }: Writing,
  { grams, low, high }: Estimate,
  format: typeof formatGrams,
) => ({
  value: fillText(texts.kilograms, { weight: format(grams, locale) }),
  range: fillText(texts.range, { low: format(low, locale), high: format(high, locale) }),
});

/** As many as the cover has room for. */
const mostGoals = 5;

const goalsOf = (writing: Writing): ReportData["goals"] => {
  const { figures, locale, texts } = writing;
  return figures.goals.slice(0, mostGoals).map(({ material, wilayas, grams, reachedGrams }) => ({
    name: [
      material === null ? texts.glance.all : materialName(material, locale),
      ...wilayas.map((code) => wilayaName(figures, code, locale)),
    ].join(texts.comma),
    line: fillText(texts.goalShare, {
      percent: formatPercent(reachedGrams / grams, locale),
      goal: weightAlone(writing, grams),
    }),
    share: Math.min(reachedGrams / grams, 1),
  }));
};

const materialsOf = (writing: Writing): ReportData["materials"] =>
  writing.figures.materials.map((found) => ({
    drawing: found.material,
    name: materialName(found.material, writing.locale),
    weight: kilograms(writing, found.grams),
    campaign: kilograms(writing, found.campaignGrams),
    share: kilograms(writing, found.shareGrams),
    avoided: estimate(writing, found.avoided, formatGrams),
  }));

const methodOf = (writing: Writing): ReportData["method"] => {
  const { figures, locale } = writing;
  const { method, comma } = writing.texts;
  const { brand } = figures;
  const date = formatDate(new Date(figures.frozenAt), locale);
  const reports = figures.earlier
    .map(({ number, grams }) => `\u2066${number}\u2069 (${weightAlone(writing, grams)})`)
    .join(comma);
  return [
    { title: method.what, text: method.whatText },
    { title: method.whose, text: fillText(method.whoseText, { brand }) },
    { title: method.once, text: fillText(method.onceText, { date }) },
    ...(reports === ""
      ? []
      : [{ title: method.earlier, text: fillText(method.earlierText, { reports }) }]),
    { title: method.air, text: method.airText },
  ];
};

const factorsOf = (writing: Writing): ReportData["factors"] =>
  writing.figures.materials.map(({ factor }) => ({
    name: materialName(factor.material, writing.locale),
    value: formatFactor(factor.value, writing.locale),
    range: fillText(writing.texts.range, {
      low: formatFactor(factor.low, writing.locale),
      high: formatFactor(factor.high, writing.locale),
    }),
    source: factor.year === null ? factor.source : `${factor.source}, ${factor.year}`,
    since: formatShortDate(noonOf(factor.validFrom)),
  }));

type Cells = Figures["cells"];

const sumOf = (cells: Cells): number => cells.reduce((sum, { grams }) => sum + grams, 0);

const monthsIn = ({ from, until }: Figures): string[] => {
  const year = from.slice(0, 4);
  const [first, last] = [from, until].map((day) => Number(day.slice(5, 7))) as [number, number];
  return Array.from(
    { length: last - first + 1 },
    (_, place) => `${year}-${String(first + place).padStart(2, "0")}`,
  );
};

/** A table for each material: they are never added up in one column of wilayas. */
const tablesOf = ({ figures, locale, texts }: Writing): ReportData["tables"] => {
  const months = monthsIn(figures);
  const shown = (cells: Cells): string =>
    cells.length === 0 ? "0" : formatGrams(sumOf(cells), locale);
  return figures.materials.map(({ material }) => {
    const cells = figures.cells.filter((cell) => cell.material === material);
    const inMonth = (some: Cells, month: string) => some.filter((cell) => cell.month === month);
    const wilayas = Map.groupBy(cells, ({ wilaya }) => wilaya);
    return {
      title: fillText(texts.table.title, { material: materialName(material, locale) }),
      months: months.map((month) => formatMonth(noonOf(`${month}-15`), locale, "short")),
      rows: [...wilayas]
        .toSorted(([one], [other]) => one - other)
        .map(([wilaya, some]) => ({
          wilaya: wilayaName(figures, wilaya, locale),
          cells: months.map((month) => shown(inMonth(some, month))),
          total: shown(some),
        })),
      totals: months.map((month) => shown(inMonth(cells, month))),
      total: shown(cells),
    };
  });
};

const lotsOf = ({ figures, locale }: Writing): ReportData["lots"] =>
  figures.lots.slice(0, mostLots).map((lot) => ({
    number: lot.number,
    material: materialName(lot.material, locale),
    wilaya: wilayaName(figures, lot.wilaya, locale),
    signed: formatShortDate(noonOf(lot.handedOverOn)),
    received: formatShortDate(noonOf(lot.receivedOn)),
    facility: localized(lot.facility, locale),
    weights: [lot.depositedGrams, lot.declaredGrams, lot.signedGrams, lot.receivedGrams].map(
      (grams) => formatGrams(grams, locale),
    ),
    claimed: formatGrams(lot.claimedGrams, locale),
  }));

const totalOf = (writing: Writing, part: "campaignGrams" | "shareGrams"): string =>
  kilograms(
    writing,
    writing.figures.materials.reduce((sum, found) => sum + found[part], 0),
  );

const countsOf = (writing: Writing): ReportData["counts"] => {
  const { figures, locale, texts } = writing;
  const avoided = estimate(writing, figures.avoided, formatEstimate);
  return [
    { label: texts.weighings, value: formatWhole(figures.weighings, locale) },
    {
      label: texts.lotCount,
      value: formatWhole(new Set(figures.lots.map(({ number }) => number)).size, locale),
    },
    { label: texts.claimCount, value: formatWhole(figures.claims, locale) },
    {
      label: fillText(texts.avoided, { range: avoided.range }),
      value: avoided.value,
    },
  ];
};

export const periodText = ({ from, until }: Pick<Figures, "from" | "until">, locale: Locale) =>
  fillText(documentTexts[locale].report.period, {
    from: formatDate(noonOf(from), locale),
    until: formatDate(noonOf(until), locale),
  });

/** All that the template prints, in the language of whoever reads it. */
export const reportData = (
  figures: Figures,
  { locale, checksum, site }: { locale: Locale; checksum: string; site: string },
): ReportData => {
  const texts = documentTexts[locale].report;
  const writing = { figures, locale, texts };
  const { brand, number } = figures;
  const address = `${site}/check/${number}`;
  const hidden = figures.lots.length - mostLots;
  return {
    language: locale,
    product: product.name[locale],
    texts,
    title: fillText(texts.titleOf, { number, brand }),
    brand,
    period: periodText(figures, locale),
    number,
    frozenOn: formatDate(new Date(figures.frozenAt), locale),
    total: weightAlone(writing, figures.grams),
    counts: countsOf(writing),
    goals: goalsOf(writing),
    checksum,
    code: qrPathOf(address),
    address,
    materials: materialsOf(writing),
    all: {
      weight: kilograms(writing, figures.grams),
      campaign: totalOf(writing, "campaignGrams"),
      share: totalOf(writing, "shareGrams"),
      avoided: estimate(writing, figures.avoided, formatGrams),
    },
    method: methodOf(writing),
    factors: factorsOf(writing),
    more: fillText(texts.method.more, { address: `\u2066${site}/how-we-count\u2069` }),
    tables: tablesOf(writing),
    lotsText: fillText(texts.lots.text, { brand }),
    claimedFor: fillText(texts.lots.claimed, { brand }),
    lots: lotsOf(writing),
    rest: hidden > 0 ? fillText(texts.lots.rest, { count: formatWhole(hidden, locale) }) : "",
    site: new URL(site).host,
  };
};
