import { readFileSync } from "node:fs";
import { product } from "@app/contract/product";
import type { PersonName } from "./people.ts";

export interface Row {
  /** The statement of the specification it belongs to, or nothing. */
  statement: string;
  path: string;
  decision: "keep" | "same page" | "redirect" | "resolver" | "404";
  /** The one spelling search engines know, with what a second spelling adds. */
  address: string;
  seenBy: PersonName | "anyone" | "guest" | "";
  /** Where who sees it ends, and where somebody signed out does; else at the address. */
  endsAt: string;
  signedOutEndsAt: string;
}

const read = (file: string): string[] =>
  readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

export const siteMap: readonly Row[] = read("site-map.tsv")
  .slice(1)
  .map((line) => {
    const [statement = "", path = "", decision, address = "", seenBy, endsAt = "", out = ""] = line
      .replaceAll("{product}", product.slug)
      .split("\t");
    return {
      statement,
      path,
      decision: decision as Row["decision"],
      address,
      seenBy: seenBy as Row["seenBy"],
      endsAt: endsAt || address,
      signedOutEndsAt: out || address,
    };
  });

/** What waits for its capability, by address; the list may only get shorter. */
export const switchedOff: readonly string[] = read("switched-off.txt").filter(Boolean);

export const isOff = (address: string): boolean =>
  switchedOff.includes(address.replace(/[?#].*/, ""));

/** The anchor and what stands for a value stay as they are. */
const changed = (path: string, change: (segment: string) => string): string =>
  path.replaceAll(/#.*|[^/#]+/g, (part) => (/^[:#]/.test(part) ? part : change(part)));

/** The same letters, otherwise. */
export const inOtherCase = (path: string): string => {
  const lower = changed(path, (segment) => segment.toLowerCase());
  return lower === path ? changed(path, (segment) => segment.toUpperCase()) : lower;
};

/** Every way people type it: both cases, and the space of the one group with a space. */
export const spellingsOf = (path: string): string[] => {
  const cases = [
    path,
    changed(path, (segment) => segment.toLowerCase()),
    changed(path, (segment) => segment.toUpperCase()),
  ];
  return [...new Set(cases)].flatMap((one) =>
    /collection point/i.test(one)
      ? ["%20", "+", "_", "-"].map((sign) => one.replace(" ", sign))
      : [one.replaceAll(" ", "%20")],
  );
};
