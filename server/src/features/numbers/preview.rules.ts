import { previewDays } from "@app/contract/numbers";

/** For how many days what is left lasts, when so much went in the days looked at; null: for ever. */
export const lastsDays = (left: number, spent: number): number | null =>
  spent <= 0 ? null : Math.floor((left * previewDays) / spent);
