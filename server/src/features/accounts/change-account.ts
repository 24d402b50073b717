import type { Locale } from "@app/contract/locales";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { setLocale, setName } from "./account.queries.ts";

export const renameAccount = (
  ctx: Context,
  { userId }: Actor,
  name: { firstName: string; lastName: string },
): Promise<void> => setName(ctx.db, userId, name);

export const changeLanguage = (ctx: Context, { userId }: Actor, locale: Locale): Promise<void> =>
  setLocale(ctx.db, userId, locale);
