import { cleanCode, isCode } from "@app/contract/public-code";

/** A person's code, or the number that codes printed long ago held; anything else is nothing. */
export const readCode = (query: string | null): string | null => {
  const typed = query ?? "";
  if (/^\d{1,12}$/.test(typed)) return typed;
  const code = cleanCode(typed);
  return isCode(code) ? code : null;
};
