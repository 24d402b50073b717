import type { SchoolClass, showSchool as endpoint } from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { schoolYearOf } from "@app/contract/school-year";
import type { Db } from "@app/database/connect";
import type { Context } from "../../context.ts";
import type { OrganisationActor } from "../identity/index.ts";
import { findAsks } from "../quiz/index.ts";
import { isAcceptedSchool } from "../schools/index.ts";
import { findClasses, findToday, type FoundClass } from "./classes.queries.ts";
import { hardestOf, resultsOf } from "./classes.rules.ts";
import { findAnswerCounts } from "./results.queries.ts";
import { schoolOf } from "./school-of.ts";

/** Each class with its counts, and the question that was hardest in the reader's language. */
export const withResults = async (
  db: Db,
  classes: readonly FoundClass[],
  locale: Locale,
): Promise<SchoolClass[]> => {
  if (classes.length === 0) return [];
  const answers = await findAnswerCounts(
    db,
    classes.map(({ id }) => id),
  );
  const hardest = new Map(
    classes.map(({ id }) => [id, hardestOf(answers.filter(({ classId }) => classId === id))]),
  );
  const ids = [...hardest.values()].flatMap((one) => (one ? [one.questionId] : []));
  const asks = await findAsks(db, [...new Set(ids)], locale);
  return classes.map(({ tries, passed, scoreSum, ...schoolClass }) => {
    const worst = hardest.get(schoolClass.id);
    const ask = worst && asks.get(worst.questionId);
    const shown = worst && ask ? { ask, asked: worst.asked, right: worst.right } : null;
    return { ...schoolClass, results: resultsOf({ tries, passed, scoreSum }, shown) };
  });
};

export const showSchool = async (
  ctx: Context,
  actor: OrganisationActor,
  locale: Locale,
): Promise<ResponseOf<typeof endpoint>> => {
  const { name, email, joinedAt } = await schoolOf(ctx, actor);
  const year = schoolYearOf(await findToday(ctx.db, ctx.clock));
  const classes = await findClasses(ctx.db, actor.organisationId, year);
  return {
    name,
    year,
    isAccepted: await isAcceptedSchool(ctx.db, email),
    isInLeague: joinedAt !== null,
    classes: await withResults(ctx.db, classes, locale),
  };
};
