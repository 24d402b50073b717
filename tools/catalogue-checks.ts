import { arabicForms, type Shape, shapeOf } from "./catalogue-messages.ts";

const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];

/** The messages of one namespace by key, in the order of the file. */
export type Catalogue = Record<Language, Map<string, string>>;

/** Whether a text may be the same in English and in another language. */
export type MayBeSame = (language: Language, text: string) => boolean;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Keys of groups are joined with a dot, as the program writes them. */
const flatten = (value: unknown, prefix = ""): [string, string][] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        flatten(inner, prefix === "" ? key : `${prefix}.${key}`),
      )
    : [[prefix, typeof value === "string" ? value : ""]];

export const parseMessages = (json: string): Map<string, string> =>
  new Map(flatten(JSON.parse(json)));

/** Sorted within each group. */
const checkOrder = (keys: readonly string[]): string[] => {
  const place = (key: string): string => key.replaceAll(".", "\0");
  const sorted = keys.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  const index = keys.findIndex((key, at) => key !== sorted[at]);
  return index === -1 ? [] : [`keys are not sorted: ${sorted[index]} comes before ${keys[index]}`];
};

const checkKeys = (messages: Map<string, string>, english: Map<string, string>): string[] => [
  ...[...english.keys()].filter((key) => !messages.has(key)).map((key) => `${key} is missing`),
  ...[...messages.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not in en`),
];

const checkPlaceholders = (shape: Shape, english: Shape): string[] => [
  ...[...english.placeholders.difference(shape.placeholders)].map((name) => `lacks {${name}}`),
  ...[...shape.placeholders.difference(english.placeholders)].map((name) => `en has no {${name}}`),
];

const checkArabicPlurals = (arabic: Shape, all: readonly Shape[]): string[] => {
  const counted = new Set(all.flatMap(({ plurals }) => [...plurals.keys()]));
  return [...counted].flatMap((name) => {
    const forms = arabic.plurals.get(name) ?? new Set();
    const lost = arabicForms.filter((form) => !forms.has(form));
    return lost.length === 0 ? [] : [`lacks plural forms of {${name}}: ${lost.join(" ")}`];
  });
};

const parseMessage = (message: string): Shape | string => {
  if (message.trim() === "") return "is empty";
  try {
    return shapeOf(message);
  } catch (error) {
    return `is not an ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** One key in one language, beside the same key in the others. */
const compare = (language: Language, shapes: ReadonlyMap<Language, Shape>): string[] => {
  const shape = shapes.get(language);
  const english = shapes.get("en");
  if (!shape) return [];
  return [
    ...(english ? checkPlaceholders(shape, english) : []),
    ...(language === "ar" ? checkArabicPlurals(shape, [...shapes.values()]) : []),
  ];
};

const checkMessage = (catalogue: Catalogue, key: string, mayBeSame: MayBeSame): string[] => {
  const problems: Record<Language, string[]> = { en: [], fr: [], ar: [] };
  const shapes = new Map<Language, Shape>();
  for (const language of languages) {
    const message = catalogue[language].get(key);
    if (message === undefined) continue;
    const shape = parseMessage(message);
    if (typeof shape === "string") problems[language].push(shape);
    else shapes.set(language, shape);
    const isEnglish = language !== "en" && message === catalogue.en.get(key);
    const hasWords = typeof shape !== "string" && /\p{L}/u.test(shape.text);
    if (isEnglish && hasWords && !mayBeSame(language, message)) {
      problems[language].push("is English");
    }
  }
  return languages.flatMap((language) =>
    [...problems[language], ...compare(language, shapes)].map(
      (problem) => `${language}.json: ${key} ${problem}`,
    ),
  );
};

export const checkCatalogue = (catalogue: Catalogue, mayBeSame: MayBeSame): string[] => [
  ...languages.flatMap((language) => {
    const messages = catalogue[language];
    return [...checkOrder([...messages.keys()]), ...checkKeys(messages, catalogue.en)].map(
      (problem) => `${language}.json: ${problem}`,
    );
  }),
  ...[...catalogue.en.keys()].flatMap((key) => checkMessage(catalogue, key, mayBeSame)),
];
