import type { Locale } from "@app/contract/locales";
import { localized, localizedTextSchema } from "@app/contract/localized-text";
import { logError } from "./log.ts";

/** JSON by language, English where the language is missing; what cannot be read is logged and empty. */
export const rewardName = (json: string, locale: Locale): string => {
  try {
    return localized(localizedTextSchema.parse(JSON.parse(json)), locale);
  } catch (error) {
    logError("The name of a reward could not be read", error);
    return "";
  }
};
