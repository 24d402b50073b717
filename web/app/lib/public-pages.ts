import { pages } from "./route-table.ts";
import type { Page } from "./route-types.ts";

/** What a shared link shows beside its title; pages of one kind share it. */
export type PictureName =
  | "about"
  | "account"
  | "contact"
  | "home"
  | "legal"
  | "map"
  | "partners"
  | "partners-brand"
  | "partners-point"
  | "partners-transporter"
  | "rewards"
  | "start";

export interface PublicPage {
  path: string;
  picture: PictureName;
  /** How old its rendered HTML may be before it is made again. */
  keptSeconds: number;
}

const hour = 60 * 60;

/** With numbers from the database: they are as fresh as the API's own answers. */
const withFigures = (path: string, picture: PictureName): PublicPage => ({
  path,
  picture,
  keptSeconds: 60,
});
/** With texts that may be written anew. */
const withWords = withFigures;
/** A point that is full should not have people on their way. */
const withPoints = (path: string): PublicPage => ({ path, picture: "map", keptSeconds: 10 });
/** What is sold out should not be promised. */
const withStock = (path: string): PublicPage => ({ path, picture: "rewards", keptSeconds: 10 });
const still = (path: string, picture: PictureName): PublicPage => ({
  path,
  picture,
  keptSeconds: hour,
});

/**
 * The pages search engines list and links are shared of. The server renders them without knowing
 * who asks, so one rendering does for everybody; nothing else is kept or listed.
 */
export const publicPages: readonly PublicPage[] = [
  withFigures("/", "home"),
  still("/aboutUs", "about"),
  still("/contactUs", "contact"),
  withFigures("/start-recycling", "start"),
  withFigures("/tokens", "start"),
  withFigures("/check", "about"),
  still("/how-we-count", "about"),
  withFigures("/figures", "about"),
  withPoints("/consumer"),
  withPoints("/consumer/points/:id"),
  withStock("/marketplace"),
  withStock("/marketplace/:id"),
  withWords("/training", "start"),
  withWords("/training/sorting", "start"),
  withWords("/training/:slug", "start"),
  still("/NextGenGreen", "start"),
  still("/NextGenGreen/quiz", "start"),
  still("/NextGenGreen/school_form", "start"),
  withFigures("/NextGenGreen/league", "start"),
  still("/partners", "partners"),
  still("/partners/collectionpoint", "partners-point"),
  still("/partners/csr", "partners-brand"),
  still("/partners/transporter", "partners-transporter"),
  still("/officepack", "partners"),
  still("/collection-point/eligibility", "partners-point"),
  still("/transporter/eligibility", "partners-transporter"),
  still("/csr/eligibility", "partners-brand"),
  still("/globalLegal/privacyPolicy", "legal"),
  still("/globalLegal/terms", "legal"),
  still("/delete-account", "account"),
  still("/login", "account"),
  still("/collection-point/login", "account"),
  still("/transporter/login", "account"),
  still("/signup", "account"),
  still("/signup/citizen", "account"),
  still("/signup/collectionpoint", "account"),
  still("/signup/csr", "account"),
  still("/signup/distributor", "account"),
  still("/signup/transporter", "account"),
];

/** Made for machines that read the site, from the same data. */
const indexFiles = [
  { path: "/robots.txt", keptSeconds: hour },
  { path: "/sitemap.xml", keptSeconds: hour },
  { path: "/sitemap/pages.xml", keptSeconds: hour },
  { path: "/sitemap/points/:part", keptSeconds: hour },
];

const byPath = new Map(publicPages.map((page) => [page.path, page]));

export const publicPageOf = ({ path }: Pick<Page, "path">): PublicPage | undefined =>
  byPath.get(path);

const keptSeconds = new Map(
  [...publicPages, ...indexFiles].map((page) => [page.path, page.keptSeconds]),
);
/** "/marketplace/vouchers" is a page of its own, and no reward. */
const writtenPaths = new Set(pages.map(({ path }) => path));
const parents = [...keptSeconds]
  .filter(([path]) => path.includes("/:"))
  .map(([path, seconds]) => ({ parent: path.slice(0, path.indexOf(":")), seconds }));

/**
 * For how long the HTML of an address may be kept, if at all. Only the one spelling of an address
 * counts: others could fill the memory with copies.
 */
export const keptSecondsOf = (pathname: string): number | undefined => {
  const written = keptSeconds.get(pathname);
  if (written !== undefined) return pathname.includes(":") ? undefined : written;
  if (writtenPaths.has(pathname)) return undefined;
  const found = parents.find(({ parent }) => pathname.startsWith(parent));
  const last = found && pathname.slice(found.parent.length);
  return last && /^[\w.-]{1,40}$/.test(last) && last === last.toLowerCase()
    ? found.seconds
    : undefined;
};

const opensToEverybody = new Set(["guest", "isPWA"]);

/** Pages that ask who is there: nothing for a search engine. Parts that are closed are among them. */
export const privatePages: readonly Page[] = pages.filter(
  ({ guards }) => !guards.every((guard) => opensToEverybody.has(guard)),
);
