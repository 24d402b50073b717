import { previewDays } from "@app/contract/numbers";

/** For how many days what is left lasts, when so much went in the days looked at; null: for ever. */
export const lastsDays = (left: number, spent: number): number | null =>
  spent <= 0 ? null : Math.floor((left * previewDays) / spent);

/** What was counted in a share of all, for all of it. */
export const forAll = <T extends { [K in keyof T]: number }>(counted: T, share: number): T =>
  Object.fromEntries(
    Object.entries<number>(counted).map(([name, count]) => [name, Math.round(count / share)]),
  ) as T;
