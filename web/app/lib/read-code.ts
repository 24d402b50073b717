import { isBadgeCode } from "@app/contract/badge-code";
import { sealSchema } from "@app/contract/identification";
import { product } from "@app/contract/product";
import { cleanCode, isCode } from "@app/contract/public-code";

/** A person's code, or the number that codes printed long ago held; anything else is nothing. */
export const readCode = (query: string | null): string | null => {
  const typed = query ?? "";
  if (/^\d{1,12}$/.test(typed)) return typed;
  const code = cleanCode(typed);
  return isCode(code) ? code : null;
};

export interface ReadCode {
  /** A code, or an old number. */
  code: string;
  /** The moving part that a live code carries. */
  seal: string | null;
  /** Printed on paper: it says so itself and never moves. */
  isCard: boolean;
}

/** What an address of ours holds, `name` being where its code is. */
export const readCodeQuery = (search: URLSearchParams, name: "q" | "c"): ReadCode | null => {
  const code = readCode(search.get(name));
  if (code === null) return null;
  const seal = sealSchema.safeParse(search.get("s"));
  return { code, seal: seal.success ? seal.data : null, isCard: search.get("card") === "1" };
};

/** For the counter: the same, as its own address takes it. */
export const codeQuery = ({ code, seal, isCard }: ReadCode): string =>
  String(new URLSearchParams({ c: code, ...(seal && { s: seal }), ...(isCard && { card: "1" }) }));

const addressOf = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** What a camera read. Cards outlive the host they were printed for: only the path must be ours. */
export const readScan = (text: string): ReadCode | null => {
  if (isCode(cleanCode(text))) return { code: cleanCode(text), seal: null, isCard: false };
  const url = addressOf(text);
  return url?.pathname === `/ana-${product.slug}` ? readCodeQuery(url.searchParams, "q") : null;
};

/** A driver's badge, known by the form of its code alone: no network is needed to tell it apart. */
export const readBadge = (query: string | null): string | null => {
  const code = cleanCode(query ?? "");
  return isBadgeCode(code) ? code : null;
};

/** The same, scanned from a badge or typed from it. */
export const readBadgeScan = (text: string): string | null => {
  const url = addressOf(text);
  if (!url) return readBadge(text);
  return url.pathname === `/ana-${product.slug}` ? readBadge(url.searchParams.get("q")) : null;
};
