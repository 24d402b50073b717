import type { Locale } from "@app/contract/locales";
import type { Material } from "@app/contract/materials";
import type { DocumentTexts } from "./document-texts.ts";
import type { QrPath } from "./qr-path.ts";

type InThree = Record<Locale, string>;

export interface PosterData {
  title: string;
  product: InThree;
  /** The same name in two languages stands there once. */
  names: string[];
  place: { fr: string; ar: string };
  code: QrPath;
  /** What the code holds, for readers who do not see it. */
  address: string;
  materials: Material[];
  hours: { days: InThree; times: string }[];
  texts: Record<Locale, DocumentTexts["poster"]>;
  site: string;
  phone: string;
}

export interface StatementData {
  language: Locale;
  product: string;
  texts: DocumentTexts["statement"];
  of: { name: string; code: string };
  period: string;
  madeAt: string;
  opening: string;
  closing: string;
  /** Empty when nothing is set aside. */
  held: string;
  rows: {
    date: string;
    time: string;
    kind: string;
    detail: string;
    change: string;
    balance: string;
  }[];
  site: string;
}

export interface SettlementData {
  language: Locale;
  product: string;
  texts: DocumentTexts["settlement"];
  shop: string;
  month: string;
  madeAt: string;
  pieces: string;
  total: string;
  /** The month is not over yet. */
  isRunning: boolean;
  rows: { name: string; pieces: string; each: string; amount: string }[];
  site: string;
}

export interface EarningsData {
  language: Locale;
  product: string;
  texts: DocumentTexts["earnings"];
  driver: string;
  month: string;
  madeAt: string;
  lots: string;
  total: string;
  /** The month is not over yet. */
  isRunning: boolean;
  rows: { date: string; lot: string; point: string; weight: string; amount: string }[];
  site: string;
}

export interface OfficeData {
  language: Locale;
  product: string;
  texts: DocumentTexts["office"];
  company: string;
  month: string;
  madeAt: string;
  people: string;
  total: string;
  received: string;
  check: string;
  /** The month is not over yet. */
  isRunning: boolean;
  materials: { name: string; weight: string }[];
  rows: {
    date: string;
    lot: string;
    site: string;
    weight: string;
    received: string;
    qr: QrPath;
    address: string;
  }[];
  site: string;
}

export interface CardData {
  title: string;
  product: InThree;
  qr: QrPath;
  address: string;
  name: string;
  /** In two groups, as it is read out. */
  code: string;
  line: InThree;
  isSheet: boolean;
}

export interface BadgeData {
  title: string;
  product: InThree;
  qr: QrPath;
  address: string;
  name: string;
  /** Empty when nobody said how it is written in the other script. */
  otherName: string;
  code: string;
  plate: string;
  role: InThree;
  until: InThree;
}

/** Numbers are printed as they stand here: the template reckons nothing. */
export interface ReportData {
  language: Locale;
  product: string;
  texts: DocumentTexts["report"];
  title: string;
  brand: string;
  period: string;
  number: string;
  frozenOn: string;
  total: string;
  counts: { label: string; value: string }[];
  goals: { name: string; line: string; share: number }[];
  checksum: string;
  code: QrPath;
  address: string;
  materials: {
    drawing: Material;
    name: string;
    weight: string;
    campaign: string;
    share: string;
    avoided: { value: string; range: string };
  }[];
  all: {
    weight: string;
    campaign: string;
    share: string;
    avoided: { value: string; range: string };
  };
  method: { title: string; text: string }[];
  factors: { name: string; value: string; range: string; source: string; since: string }[];
  more: string;
  tables: {
    title: string;
    months: string[];
    rows: { wilaya: string; cells: string[]; total: string }[];
    totals: string[];
    total: string;
  }[];
  lotsText: string;
  claimedFor: string;
  lots: {
    number: string;
    material: string;
    wilaya: string;
    signed: string;
    received: string;
    facility: string;
    weights: string[];
    claimed: string;
  }[];
  /** Empty when all are there. */
  rest: string;
  site: string;
}

export interface CertificateData {
  language: Locale;
  product: string;
  title: string;
  heading: string;
  firstName: string;
  line: string;
  /** School, date and number. */
  facts: { name: string; value: string }[];
  note: string;
  qr: QrPath;
  address: string;
}

/** Each template in `templates/`, and what it is drawn from. */
export interface TemplateData {
  poster: PosterData;
  statement: StatementData;
  settlement: SettlementData;
  earnings: EarningsData;
  office: OfficeData;
  card: CardData;
  badge: BadgeData;
  report: ReportData;
  certificate: CertificateData;
}
export type TemplateName = keyof TemplateData;
