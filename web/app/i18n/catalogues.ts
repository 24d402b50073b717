import type { Locale } from "@app/contract/locales";
import type dev from "../dev/locales/en.json";
import type about from "../features/about/locales/en.json";
import type account from "../features/account/locales/en.json";
import type audit from "../features/audit/locales/en.json";
import type campaigns from "../features/campaigns/locales/en.json";
import type brandGoals from "../features/brand-settings/locales/brandGoals.en.json";
import type brandSettings from "../features/brand-settings/locales/brandSettings.en.json";
import type brandTeam from "../features/brand-settings/locales/brandTeam.en.json";
import type check from "../features/check/locales/en.json";
import type classes from "../features/classes/locales/en.json";
import type league from "../features/classes/locales/league.en.json";
import type code from "../features/code/locales/en.json";
import type collaborators from "../features/collaborators/locales/en.json";
import type contact from "../features/contact/locales/en.json";
import type content from "../features/content/locales/en.json";
import type counting from "../features/counting/locales/en.json";
import type counter from "../features/deposits/locales/counter.en.json";
import type declarations from "../features/declarations/locales/en.json";
import type desk from "../features/desk/locales/en.json";
import type deposits from "../features/deposits/locales/en.json";
import type distribution from "../features/distribution/locales/en.json";
import type distributor from "../features/distributor/locales/en.json";
import type driver from "../features/driver/locales/en.json";
import type eligibility from "../features/eligibility/locales/en.json";
import type facility from "../features/facility/locales/en.json";
import type figures from "../features/figures/locales/en.json";
import type history from "../features/history/locales/en.json";
import type home from "../features/home/locales/en.json";
import type installed from "../features/installed/locales/en.json";
import type map from "../features/map/locales/en.json";
import type legal from "../features/legal/locales/en.json";
import type office from "../features/office/locales/en.json";
import type opening from "../features/opening/locales/en.json";
import type numbers from "../features/numbers/locales/en.json";
import type notifications from "../features/notifications/locales/en.json";
import type panel from "../features/panel/locales/en.json";
import type overview from "../features/overview/locales/en.json";
import type people from "../features/people/locales/en.json";
import type papers from "../features/papers/locales/en.json";
import type partners from "../features/partners/locales/en.json";
import type pickups from "../features/deposits/locales/pickups.en.json";
import type privacy from "../features/privacy/locales/en.json";
import type products from "../features/products/locales/en.json";
import type quiz from "../features/quiz/locales/en.json";
import type report from "../features/report/locales/en.json";
import type rewardDesk from "../features/reward-desk/locales/rewardDesk.en.json";
import type rewards from "../features/rewards/locales/en.json";
import type roles from "../features/roles/locales/en.json";
import type schools from "../features/schools/locales/en.json";
import type shop from "../features/deposits/locales/shop.en.json";
import type session from "../features/session/locales/en.json";
import type signup from "../features/signup/locales/en.json";
import type start from "../features/start/locales/en.json";
import type tasks from "../features/tasks/locales/en.json";
import type switches from "../features/switches/locales/en.json";
import type tile from "../features/tile/locales/en.json";
import type tokens from "../features/tokens/locales/en.json";
import type training from "../features/training/locales/en.json";
import type transport from "../features/transport/locales/en.json";
import type vouchers from "../features/vouchers/locales/en.json";
import type reports from "../features/reports/locales/en.json";
import type backOffice from "../routes/locales/backOffice.en.json";
import type brandNav from "../routes/locales/brandNav.en.json";
import type nav from "../routes/locales/nav.en.json";
import type off from "../routes/locales/off.en.json";
import type shell from "../routes/locales/shell.en.json";
import type { IntlLocale } from "./locale.ts";

/** Every text of the site by namespace. English is the reference that keys are checked against. */
export interface Messages {
  about: typeof about;
  account: typeof account;
  /** What administrators did. */
  audit: typeof audit;
  /** The ways between the pages of the back office, and what they share. */
  backOffice: typeof backOffice;
  /** Finding somebody, and what can be done with an account. */
  people: typeof people;
  /** The ways between the pages of a brand. */
  brandNav: typeof brandNav;
  /** Reports of a brand, their files and returns. */
  reports: typeof reports;
  /** What a brand pays for. */
  campaigns: typeof campaigns;
  brandGoals: typeof brandGoals;
  /** The company, the public face, and what the pages of a brand about itself share. */
  brandSettings: typeof brandSettings;
  /** People, distributors and invitations of a brand. */
  brandTeam: typeof brandTeam;
  /** Anybody's check of a deposit or a lot. */
  check: typeof check;
  code: typeof code;
  collaborators: typeof collaborators;
  contact: typeof contact;
  /** What the back office writes: questions of the quiz, lessons, and what is asked often. */
  content: typeof content;
  /** How kilograms and emissions are counted, for everybody. */
  counting: typeof counting;
  /** The day, the stock and the bags of a point. */
  counter: typeof counter;
  declarations: typeof declarations;
  deposits: typeof deposits;
  /** The dashboard and the tables of the back office. */
  desk: typeof desk;
  /** Of the pages for developers, which bring it themselves: nothing of it goes out. */
  dev: typeof dev;
  /** Where a brand's products are sold. */
  distribution: typeof distribution;
  /** The same as a distributor sees it. */
  distributor: typeof distributor;
  /** A driver's file, badge and day. */
  driver: typeof driver;
  eligibility: typeof eligibility;
  /** Of the page under which a facility weighs in, which stands alone. */
  facility: typeof facility;
  /** What the whole country has brought back, for everybody. */
  figures: typeof figures;
  history: typeof history;
  home: typeof home;
  installed: typeof installed;
  map: typeof map;
  legal: typeof legal;
  /** Menus and bars that open or come later. */
  nav: typeof nav;
  notifications: typeof notifications;
  /** Rates, limits and factors, as the back office sets them. */
  numbers: typeof numbers;
  off: typeof off;
  /** The office pack: what it is, its order, and what an office sees of it. */
  office: typeof office;
  opening: typeof opening;
  /** What came back of a brand's packaging: the year, lots and weighings. */
  overview: typeof overview;
  panel: typeof panel;
  papers: typeof papers;
  partners: typeof partners;
  /** The vans that come to a point, and what is given to them. */
  pickups: typeof pickups;
  /** The desk of whoever answers for people's data. */
  privacy: typeof privacy;
  /** What a brand sells. */
  products: typeof products;
  /** The pupils' quiz and its certificate; what the questions say comes from the server. */
  quiz: typeof quiz;
  report: typeof report;
  /** Rewards and partners, as the back office keeps them. */
  rewardDesk: typeof rewardDesk;
  rewards: typeof rewards;
  roles: typeof roles;
  /** A school's classes, and the schools that agreed to be compared. */
  classes: typeof classes;
  league: typeof league;
  /** The pages for teachers. */
  schools: typeof schools;
  session: typeof session;
  /** The vouchers that a shop takes, and its account with us. */
  shop: typeof shop;
  signup: typeof signup;
  start: typeof start;
  /** What the back office decides. */
  tasks: typeof tasks;
  /** Parts that the back office closes for a while. */
  switches: typeof switches;
  tile: typeof tile;
  tokens: typeof tokens;
  /** Lessons, badges and the course of a counter; what the lessons say comes from the server. */
  training: typeof training;
  /** Jobs, route, hand-over and delivery of a driver. */
  transport: typeof transport;
  vouchers: typeof vouchers;
  /** Header, footer and error screen: on every page. */
  shell: typeof shell;
}

export type Namespace = keyof Messages;

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
    Locale: IntlLocale;
  }
}

type Texts = Messages[Namespace];

/** Set by the build: the folder that holds the texts of this release. */
declare const TEXTS: string;

const files = import.meta.glob<Texts>(
  ["../features/*/locales/*.json", "../routes/locales/*.json"],
  { import: "default" },
);

/** Named after their folder, or after themselves where a folder holds several. */
const importTexts = async (locale: Locale, namespace: Namespace): Promise<Texts> => {
  const own = `/locales/${namespace}.${locale}.json`;
  const load =
    files[`../features/${namespace}/locales/${locale}.json`] ??
    Object.entries(files).find(([file]) => file.endsWith(own))?.[1];
  if (!load) throw new Error(`No texts for "${namespace}" in "${locale}"`);
  return load();
};

const fetchTexts = async (locale: Locale, namespace: Namespace): Promise<Texts> => {
  const answer = await fetch(`${TEXTS}/${namespace}.${locale}.json`).catch(() => null);
  // Counts as code that is gone, and has the same remedy: see chunk-guard.
  if (!answer?.ok) throw new Error(`Texts not loaded: ${namespace}`);
  return (await answer.json()) as Texts;
};

const textsOf = import.meta.env.SSR || import.meta.env.DEV ? importTexts : fetchTexts;

/** Only what a page needs, only in the visitor's language. */
export const loadMessages = async (
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Partial<Messages>> =>
  Object.fromEntries(
    await Promise.all(namespaces.map(async (name) => [name, await textsOf(locale, name)] as const)),
  );

// A page is loaded in one language: changing it loads the page anew. The server keeps nothing here.
const inBrowser: Partial<Messages> = {};

/** In the browser: what is still missing is fetched before the next page shows. */
export const keepMessages = async (
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<void> => {
  const missing = namespaces.filter((name) => !(name in inBrowser));
  Object.assign(inBrowser, await loadMessages(locale, missing));
};

/** What the first page brought along, with everything fetched since. */
export const knownMessages = (first: Partial<Messages>): Partial<Messages> => {
  if (typeof document === "undefined") return first;
  return { ...Object.assign(inBrowser, { ...first, ...inBrowser }) };
};
