import { dayInAlgeria } from "@app/contract/country-time";
import type { Material } from "@app/contract/materials";
import type { Job } from "@app/contract/transport-jobs";

export interface JobFilters {
  material: Material | null;
  /** At least so many grams: 0 for any. */
  minGrams: number;
  /** "2026-08-02", or null for any day. */
  day: string | null;
}

export const noFilters: JobFilters = { material: null, minGrams: 0, day: null };
export const weightSteps = [0, 100_000, 300_000] as const;

/** What the list keeps; chosen on the phone, so that it works without a network too. */
export const matching = (jobs: readonly Job[], filters: JobFilters): Job[] =>
  jobs.filter(
    ({ items, grams, window }) =>
      (filters.material === null || items.some(({ material }) => material === filters.material)) &&
      grams >= filters.minGrams &&
      (filters.day === null || dayInAlgeria(window.from) === filters.day),
  );

/** The days on which there is a job, the first one first. */
export const daysOf = (jobs: readonly Job[]): string[] =>
  [...new Set(jobs.map(({ window }) => dayInAlgeria(window.from)))].toSorted();
