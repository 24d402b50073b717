import { type Hours, type Span, type WeekDay, weekDays } from "@app/contract/hours";
import type { Material } from "@app/contract/materials";
import { cleanDigits, toWesternDigits } from "@app/contract/phone";
import type { PointProfile } from "@app/contract/point-profile";
import type { PointKind } from "@app/contract/points";

/** What is filled in at each step, as it stands in the fields. */

export interface PlaceDraft {
  nameFr: string;
  nameAr: string;
  nameEn: string;
  kind: PointKind | "";
  wilaya: string;
  communeCode: string;
  address: string;
  /** "36.7718, 3.0572": what the pin stands on, or what was typed. */
  position: string;
  phone: string;
}

export interface PracticeDraft {
  materials: Material[];
  acceptsBagsLeft: boolean;
  /** A closed day has none. */
  hours: Record<WeekDay, Span[]>;
  storage: string;
  scale: string;
}

export interface PapersDraft {
  register: string;
  tax: string;
  bank: string;
  consent: boolean;
}

export interface Position {
  lat: number;
  lng: number;
}

/** About a metre: more digits say nothing about a door. */
const degreeDigits = 5;

export const showPosition = ({ lat, lng }: Position): string =>
  `${lat.toFixed(degreeDigits)}, ${lng.toFixed(degreeDigits)}`;

/** As map apps write it, with a comma, a blank or both between the two numbers. */
export const readPosition = (typed: string): Position | null => {
  const numbers = toWesternDigits(typed)
    .replaceAll(/[\u200E\u200F\u2066-\u2069]/g, "")
    .trim()
    .match(/^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/);
  if (!numbers) return null;
  const [lat, lng] = [Number(numbers[1]), Number(numbers[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

/** What is known before the first step: the answers to the questions, and the owner's number. */
export interface FirstPlace {
  kind: PointKind | "";
  wilaya: string;
  communeCode: string;
  phone: string;
}

export const placeDraft = (place: PointProfile["place"] | null, first: FirstPlace): PlaceDraft => {
  const empty = { nameFr: "", nameAr: "", nameEn: "", address: "", position: "", ...first };
  if (!place) return empty;
  return {
    nameFr: place.name.fr ?? "",
    nameAr: place.name.ar ?? "",
    nameEn: place.name.en ?? "",
    kind: place.kind,
    wilaya: String(place.wilayaCode),
    communeCode: String(place.communeCode),
    address: place.address,
    position: showPosition(place),
    phone: (place.phone ?? first.phone).replace(/^\+213/, "0"),
  };
};

const withEveryDay = (hours: Hours): PracticeDraft["hours"] =>
  Object.fromEntries(weekDays.map((day) => [day, hours[day] ?? []])) as PracticeDraft["hours"];

export const practiceDraft = (practice: PointProfile["practice"]): PracticeDraft => {
  if (!practice) {
    const materials: Material[] = ["pet", "pehd", "aluminium"];
    return { materials, acceptsBagsLeft: false, hours: withEveryDay({}), storage: "", scale: "" };
  }
  const { materials, acceptsBagsLeft, hours, storageSquareMeters, scaleKilograms } = practice;
  return {
    materials,
    acceptsBagsLeft,
    hours: withEveryDay(hours),
    storage: String(storageSquareMeters),
    scale: String(scaleKilograms),
  };
};

export const papersDraft = (papers: PointProfile["papers"]): PapersDraft => ({
  register: papers?.registerNumber ?? "",
  tax: papers?.taxNumber ?? "",
  bank: papers?.bankAccount ?? "",
  consent: papers !== null,
});

const wholeOf = (typed: string): number => {
  const digits = cleanDigits(typed);
  return digits === "" ? Number.NaN : Number(digits);
};

/** As the server wants them; whether they are right, its schemas tell. */

export const placeBody = (draft: PlaceDraft) => {
  const { nameFr, nameAr, nameEn, kind, communeCode, address, position, phone } = draft;
  const name = (words: string) => words.trim() || undefined;
  return {
    name: {
      ...(name(nameEn) && { en: name(nameEn) }),
      ...(name(nameFr) && { fr: name(nameFr) }),
      ...(name(nameAr) && { ar: name(nameAr) }),
    },
    kind,
    communeCode: Number(communeCode),
    address,
    ...readPosition(position),
    phone,
  };
};

export const practiceBody = (draft: PracticeDraft) => ({
  materials: draft.materials,
  acceptsBagsLeft: draft.acceptsBagsLeft,
  hours: Object.fromEntries(
    weekDays.filter((day) => draft.hours[day].length > 0).map((day) => [day, draft.hours[day]]),
  ) as Hours,
  storageSquareMeters: wholeOf(draft.storage),
  scaleKilograms: wholeOf(draft.scale),
});

export const papersBody = ({ register, tax, bank, consent }: PapersDraft) => ({
  registerNumber: register.trim() || null,
  taxNumber: cleanDigits(tax) || null,
  bankAccount: cleanDigits(bank) || null,
  consent,
});

const usualSpan: Span = ["08:00", "19:00"];

/** Opens a day like the one that was filled in last, closes one that is open. */
export const toggleDay = (hours: PracticeDraft["hours"], day: WeekDay): PracticeDraft["hours"] => {
  if (hours[day].length > 0) return { ...hours, [day]: [] };
  const like = weekDays.map((one) => hours[one]).findLast((spans) => spans.length > 0);
  return { ...hours, [day]: like ?? [usualSpan] };
};

export const copyToAll = (hours: PracticeDraft["hours"], day: WeekDay): PracticeDraft["hours"] =>
  Object.fromEntries(weekDays.map((one) => [one, hours[day]])) as PracticeDraft["hours"];
