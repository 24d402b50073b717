import type { Locale } from "@app/contract/locales";
import { monthName as nameOf } from "../../i18n/month-name.ts";

/** From 1 to 12, in any year. */
export const monthName = (month: number, locale: Locale): string =>
  nameOf(`2026-${String(month).padStart(2, "0")}`, locale);
