import { pages } from "./route-table.ts";
import type { Page } from "./route-types.ts";

export type Resolution =
  | { kind: "page"; page: Page }
  /** The canonical path, to be answered with 308 or replaced in the address bar. */
  | { kind: "redirect"; page: Page; to: string }
  | { kind: "unknown" };

interface Pattern {
  page: Page;
  segments: readonly string[];
  /** What an alias adds to the canonical path. */
  adds: string;
  isAlias: boolean;
}

const segmentsOf = (path: string): string[] => path.split("/").slice(1);

/** The one group whose old name has a space: people type it in many ways. */
const comparable = (segment: string): string =>
  segment.replace(/^collection[\s+_-]+point$/i, "collection-point").toLowerCase();

const patternOf = (page: Page, path: string, adds: string, isAlias: boolean): Pattern => ({
  page,
  segments: segmentsOf(path),
  adds,
  isAlias,
});

const parameters = ({ segments }: Pattern): number =>
  segments.filter((segment) => segment.startsWith(":")).length;

const patternsOf = (page: Page): Pattern[] => [
  patternOf(page, page.path, "", false),
  ...(page.aliases ?? []).map((alias) =>
    typeof alias === "string"
      ? patternOf(page, alias, "", true)
      : patternOf(page, alias.path, alias.adds, true),
  ),
];

let patterns: readonly Pattern[] = [];

/** Adds pages to those that can be found. */
export const knowPages = (more: readonly Page[]): void => {
  // Written-out paths before patterns, so that /training/new is never taken for a lesson.
  patterns = [...patterns, ...more.flatMap(patternsOf)].toSorted(
    (one, other) => parameters(one) - parameters(other),
  );
};
knowPages(pages);

const matches = (pattern: Pattern, asked: readonly string[]): boolean =>
  pattern.segments.length === asked.length &&
  pattern.segments.every((segment, place) => {
    const given = asked[place] ?? "";
    return segment.startsWith(":") ? given !== "" : comparable(segment) === comparable(given);
  });

const canonicalPath = (page: Page, asked: readonly string[]): string =>
  segmentsOf(page.path)
    .map((segment, place) =>
      segment.startsWith(":") ? `/${encodeURIComponent(asked[place] ?? "")}` : `/${segment}`,
    )
    .join("");

const decodedSegments = (pathname: string): string[] | undefined => {
  try {
    return segmentsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

const differsOnlyInCase = (page: Page, asked: readonly string[]): boolean =>
  segmentsOf(page.path).every(
    (segment, place) =>
      segment.startsWith(":") || segment.toLowerCase() === asked[place]?.toLowerCase(),
  );

/** Tolerant in what is asked for, strict in what is answered. Letter case alone never redirects. */
export const resolvePath = (pathname: string): Resolution => {
  const trimmed = pathname.replace(/(?<=.)\/+$/, "");
  const asked = decodedSegments(trimmed);
  const pattern = asked && patterns.find((candidate) => matches(candidate, asked));
  if (!pattern) return { kind: "unknown" };
  const { page, adds, isAlias } = pattern;
  const isClean = trimmed === pathname && !isAlias && differsOnlyInCase(page, asked);
  return isClean
    ? { kind: "page", page }
    : { kind: "redirect", page, to: canonicalPath(page, asked) + adds };
};

/** Keeps the asked query beside the one the redirect brings, and leaves the anchor at the end. */
export const withQuery = (to: string, search: string): string => {
  const [path = "", anchor] = to.split("#");
  const joined =
    search.length > 1 ? path + (path.includes("?") ? "&" : "?") + search.slice(1) : path;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
};
