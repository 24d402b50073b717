import type { Locale } from "@app/contract/locales";
import type { Db } from "@app/database/connect";
import { findContents } from "./quiz.queries.ts";
import { questionIn } from "./quiz.rules.ts";

/** What questions ask in a language, by id; one that cannot be read is left out. */
export const findAsks = async (
  db: Db,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const questions = (await findContents(db, ids)).map((row) => questionIn(row, locale));
  return new Map(questions.flatMap((one) => (one ? [[one.id, one.ask] as const] : [])));
};
