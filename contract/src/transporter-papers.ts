import { dayInAlgeria } from "./country-time.ts";

/** Which papers a driver needs, and until when each of them holds. */

export const paperKinds = ["licence", "register", "insurance"] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface DriverPapers {
  licenceUntil: string;
  registerUntil: string;
}

export interface InsuredVehicle {
  insuranceUntil: string;
}

export interface Paper {
  kind: PaperKind;
  /** The last day it holds, "2026-12-31". */
  until: string;
}

const papersFor = (driver: DriverPapers, vehicle: InsuredVehicle | null): Paper[] => [
  { kind: "licence", until: driver.licenceUntil },
  { kind: "register", until: driver.registerUntil },
  ...(vehicle ? [{ kind: "insurance" as const, until: vehicle.insuranceUntil }] : []),
];

/** The day on which the first of them ends. */
export const holdsUntil = (driver: DriverPapers, vehicle: InsuredVehicle): string =>
  papersFor(driver, vehicle)
    .map(({ until }) => until)
    .toSorted()[0] ?? "";

export type MayTakeJobs =
  | { ok: true }
  | { ok: false; reason: "not_approved"; paper?: undefined }
  | { ok: false; reason: "expired"; paper: PaperKind };

/**
 * Whether a driver may take new jobs, with this vehicle or with any. An expired paper holds up new ones
 * alone: what was accepted is always brought to its end.
 */
export const mayTakeJobs = (
  driver: DriverPapers & { isApproved: boolean },
  vehicle: InsuredVehicle | null,
  now: Date,
): MayTakeJobs => {
  if (!driver.isApproved) return { ok: false, reason: "not_approved" };
  const today = dayInAlgeria(now);
  const expired = papersFor(driver, vehicle).find(({ until }) => until < today);
  return expired ? { ok: false, reason: "expired", paper: expired.kind } : { ok: true };
};

/** How long before its end somebody is told, each once. */
export const reminderDays = [30, 7] as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; negative once it is over. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);

export type PaperState = "valid" | "soon" | "expired";

export const paperState = (until: string, now: Date): PaperState => {
  const left = daysBetween(dayInAlgeria(now), until);
  if (left < 0) return "expired";
  return left <= reminderDays[0] ? "soon" : "valid";
};
