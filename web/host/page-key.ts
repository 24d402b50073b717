import { isLocale } from "@app/contract/locales";
import { detectLocale, languageParameter } from "../app/i18n/locale.ts";
import { keptSecondsOf } from "../app/lib/public-pages.ts";

/** All that a kept page may depend on. */
export interface KeptAddress {
  /** With the language, when the address asks for one. */
  path: string;
  locale: string;
  savesData: boolean;
  keptSeconds: number;
  key: string;
}

/** Where a visitor came from; pages show nothing of it. */
const isIgnored = (name: string): boolean =>
  name.startsWith("utm_") || ["fbclid", "gclid", "msclkid"].includes(name);

/** The language the query asks for; undefined when it asks for anything else. */
const readQuery = (search: string): { lang: string | null } | undefined => {
  if (search === "") return { lang: null };
  let lang: string | null = null;
  for (const [name, value] of new URLSearchParams(search)) {
    if (isIgnored(name)) continue;
    if (name !== languageParameter || lang !== null || !isLocale(value)) return undefined;
    lang = value;
  }
  return { lang };
};

interface Asked {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const textOf = (header: Asked["headers"][string]): string => String(header ?? "");

/** What is asked for, if its answer is the same for everybody; whoever asks leaves no other trace. */
export const keptAddressOf = ({ method, url, headers }: Asked): KeptAddress | undefined => {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const [pathname = "", search = ""] = url.split("?", 2);
  const keptSeconds = keptSecondsOf(pathname);
  const query = keptSeconds === undefined ? undefined : readQuery(search);
  if (keptSeconds === undefined || !query) return undefined;
  const { lang } = query;
  const locale = lang ?? detectLocale({ get: (name) => textOf(headers[name.toLowerCase()]) });
  const savesData = headers["save-data"] === "on";
  const path = lang ? `${pathname}?${languageParameter}=${lang}` : pathname;
  return { path, locale, savesData, keptSeconds, key: `${path} ${locale} ${savesData}` };
};
