import type { SchoolClass } from "@app/contract/classes";
import type { Locale } from "@app/contract/locales";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findClasses } from "./classes.queries.ts";
import { withResults } from "./show-school.ts";

interface Wanted {
  organisationId: string;
  id: string;
  year: number;
  locale: Locale;
}

/** One of the school's own open classes. */
export const readClass = async (
  { db }: Pick<Context, "db">,
  { organisationId, id, year, locale }: Wanted,
): Promise<SchoolClass> => {
  const own = (await findClasses(db, organisationId, year)).filter((one) => one.id === id);
  const [found] = await withResults(db, own, locale);
  if (!found) throw new AppError("not_found");
  return found;
};
