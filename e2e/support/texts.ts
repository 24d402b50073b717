import { existsSync, readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";

type Texts = { [key: string]: string | Texts };

/** Of a feature, or of what surrounds every page. */
const catalogue = (namespace: string, locale: Locale): Texts => {
  const app = new URL("../../web/app/", import.meta.url);
  const ofFeature = new URL(`features/${namespace}/locales/${locale}.json`, app);
  const ofShell = new URL(`routes/locales/${namespace}.${locale}.json`, app);
  // Where a folder holds several they are named after themselves.
  const ofSeveral = ["deposits", "brand-settings", "reward-desk"].map(
    (feature) => new URL(`features/${feature}/locales/${namespace}.${locale}.json`, app),
  );
  const file = [ofFeature, ofShell, ...ofSeveral].find((one) => existsSync(one)) ?? ofFeature;
  return JSON.parse(readFileSync(file, "utf8")) as Texts;
};

/** What the screen says in a language: a journey finds things by the words a person reads. */
export const textsOf = (namespace: string, locale: Locale) => {
  const texts = catalogue(namespace, locale);
  return (key: string): string => {
    const found = key
      .split(".")
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === "object" ? at[part] : undefined),
        texts,
      );
    if (typeof found !== "string") throw new Error(`no text ${key} in ${namespace}, ${locale}`);
    return found;
  };
};
