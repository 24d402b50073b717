import { fewestPupils, fewestResults, leagueLength } from "@app/contract/classes";
import type { SchoolLevel } from "@app/contract/quiz";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { AnswerCount, Unranked } from "./classes.rules.ts";

const openClass = (db: Db, code: string, year: number) =>
  db
    .selectFrom("school_classes")
    .select(["id", "name", "level", "pupils"])
    .where("code", "=", code)
    .where("school_year", "=", year)
    .where("closed_at", "is", null);

type OpenClass = { id: string; name: string; level: SchoolLevel; pupils: number };

export const findOpenClass = async (
  db: Db,
  code: string,
  year: number,
): Promise<OpenClass | undefined> => {
  const row = await openClass(db, code, year).executeTakeFirst();
  return row && { ...row, level: row.level as SchoolLevel };
};

/** One result after the other: its counts and its limit hold whatever arrives at once. */
export const lockOpenClass = async (
  trx: Trx,
  code: string,
  year: number,
): Promise<OpenClass | undefined> => {
  const row = await openClass(trx, code, year).forNoKeyUpdate().executeTakeFirst();
  return row && { ...row, level: row.level as SchoolLevel };
};

export const isCounted = async (trx: Trx, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("class_results")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
};

export const countOnDay = async (trx: Trx, classId: string, day: string): Promise<number> => {
  const { count } = await trx
    .selectFrom("class_results")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("class_id", "=", classId)
    .where("day", "=", sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return count;
};

interface NewResult {
  id: string;
  classId: string;
  day: string;
}

export const insertResult = async (trx: Trx, { id, classId, day }: NewResult): Promise<void> => {
  await trx
    .insertInto("class_results")
    .values({ id, class_id: classId, day: sql<Date>`${day}::date` })
    .execute();
};

interface Addition {
  score: number;
  hasPassed: boolean;
  isInLeague: boolean;
}

export const addToClass = async (
  trx: Trx,
  classId: string,
  { score, hasPassed, isInLeague }: Addition,
): Promise<void> => {
  const passed = hasPassed ? 1 : 0;
  const league = isInLeague ? 1 : 0;
  await sql`update school_classes set tries = tries + 1, passed = passed + ${passed},
      score_sum = score_sum + ${score}, league_tries = league_tries + ${league},
      league_passed = league_passed + ${league * passed}
    where id = ${classId}`.execute(trx);
};

export const addAnswers = async (
  trx: Trx,
  classId: string,
  { asked, right }: { asked: readonly string[]; right: readonly string[] },
): Promise<void> => {
  if (asked.length === 0) return;
  await trx
    .insertInto("class_answers")
    .values(
      asked.map((id) => ({
        class_id: classId,
        question_id: id,
        asked: 1,
        answered_right: right.includes(id) ? 1 : 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["class_id", "question_id"]).doUpdateSet({
        asked: sql<number>`class_answers.asked + 1`,
        answered_right: sql<number>`class_answers.answered_right + excluded.answered_right`,
      }),
    )
    .execute();
};

export const findAnswerCounts = (
  db: Db,
  classIds: readonly string[],
): Promise<(AnswerCount & { classId: string })[]> =>
  db
    .selectFrom("class_answers")
    .select([
      "class_id as classId",
      "question_id as questionId",
      "asked",
      "answered_right as right",
    ])
    .where("class_id", "in", [...classIds])
    .where("asked", ">=", fewestResults)
    .execute();

/**
 * The sums stand in the classes, so that a league of a year is one walk over those of the schools
 * that agreed. The name is the one that the team accepted.
 */
export const findLeague = async (db: Db, year: number): Promise<Unranked[]> => {
  const { rows } = await sql<Omit<Unranked, "commune"> & { fr: string; ar: string }>`
    select a.school_name as name, c.name_fr as fr, c.name_ar as ar, s.pupils, s.passed
    from league_schools l
    join organisations o on o.id = l.organisation_id and o.status = 'active'
      and o.kind = 'school' and o.email_verified_at is not null
    cross join lateral (
      select sum(pupils)::int as pupils, sum(league_passed)::int as passed,
        sum(league_tries)::int as tries
      from school_classes
      where organisation_id = o.id and school_year = ${year}
        and (closed_at is null or league_tries > 0)
    ) s
    cross join lateral (
      select school_name, commune_code from school_applications
      where email = o.email and exists (
        select from tasks t
        where t.kind = 'school' and t.decision = 'scheduled' and t.subject_id = school_applications.id
      )
      order by created_at desc limit 1
    ) a
    join communes c on c.code = a.commune_code
    where s.pupils >= ${fewestPupils} and s.tries >= ${fewestResults}
    order by s.passed * 100 / s.pupils desc, a.school_name
    limit ${leagueLength}`.execute(db);
  return rows.map(({ fr, ar, ...school }) => ({ ...school, commune: { fr, ar } }));
};

export const deleteOldResults = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await sql`delete from class_results
    where day < (${sqlNow(clock)} at time zone 'Africa/Algiers')::date - ${days}::int`.execute(db);
};

export const deleteOldClasses = async (db: Db, clock: Clock, months: number): Promise<void> => {
  await sql`delete from school_classes
    where created_at < ${sqlNow(clock)} - make_interval(months => ${months})`.execute(db);
};
