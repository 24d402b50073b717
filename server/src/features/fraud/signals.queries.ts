import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";
import type { Facts, Signal } from "./facts.rules.ts";

/** What a rule may look back on; the numbers published in the contract stay below. */
const newestOfCitizen = 50;
const newestOfPoint = 60;

const asWeighing = sql`json_build_object(
  'depositId', d.id, 'citizenId', d.citizen_id, 'pointId', d.point_id,
  'at', floor(extract(epoch from d.occurred_at) * 1000), 'material', d.material, 'grams', d.grams,
  'stars', d.clean::int + d.compacted::int + d.manners::int, 'isCrushed', d.compacted,
  'identifiedBy', d.identified_by)`;

const counts = sql`d.point_id is not null and d.status in ('confirmed', 'corrected', 'disputed')`;

/**
 * Each deposit with what was there when it arrived, by keys alone: the citizen's numbers lead to their deposits, the
 * point's newest are walked. Whoever asks later gets the same. A deposit that was undone meanwhile is left out.
 * The engine takes a point for small and would rather sort its whole month than walk the index: so it may not sort.
 */
export const findFacts = async (
  trx: Trx,
  told: readonly { citizenId: string; number: number }[],
): Promise<Facts[]> => {
  await sql`set local enable_sort = off`.execute(trx);
  const { rows } = await sql<Facts>`
    select ${asWeighing} as deposit,
      (select json_agg(w.weighing order by w.number desc) from (
        select c.number, (select ${asWeighing} from deposits d
          where d.id = c.deposit_id and d.created_at = c.created_at) as weighing
        from citizen_deposits c
        where c.citizen_id = told.citizen_id and c.number <= told.number
          and c.status in ('confirmed', 'corrected', 'disputed')
        order by c.number desc limit ${newestOfCitizen}) w) as "ofCitizen",
      (select json_agg(${asWeighing} order by d.created_at desc, d.id desc) from (
        select * from (
          -- As the index has them: many arrive in one moment, and none of those is left out by chance.
          select d.* from deposits d
          where d.point_id = told.point_id and d.created_at <= told.created_at
            and d.created_at > told.created_at - interval '30 days' and ${counts}
          order by d.created_at desc fetch first ${sql.lit(newestOfPoint)} rows with ties) n
        order by n.created_at desc, n.id desc limit ${newestOfPoint}) d) as "ofPoint"
    from (
      select c.* from unnest(${told.map(({ citizenId }) => citizenId)}::uuid[],
        ${told.map(({ number }) => number)}::integer[]) as asked (citizen_id, number)
      join citizen_deposits c on c.citizen_id = asked.citizen_id and c.number = asked.number
    ) told
    join deposits d on d.id = told.deposit_id and d.created_at = told.created_at
    where ${counts}`.execute(trx);
  await sql`set local enable_sort = on`.execute(trx);
  return rows;
};

/** A deposit and what the rules say of it. */
export interface Judged {
  deposit: Facts["deposit"];
  signals: readonly Signal[];
}

export const insertSignals = async (
  trx: Trx,
  clock: Clock,
  judged: readonly Judged[],
): Promise<void> => {
  const rows = judged.flatMap(({ deposit: { depositId, pointId, citizenId }, signals }) =>
    signals.map(({ rule, score, detail }) => ({
      deposit_id: depositId,
      rule,
      score,
      detail: JSON.stringify(detail),
      point_id: pointId,
      citizen_id: citizenId,
      created_at: sqlNow(clock),
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto("deposit_signals")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Time enough for a person to look. */
export const inThreeDays = (clock: Clock) => sql<Date>`${sqlNow(clock)} + interval '3 days'`;

export const holdDeposit = async (
  trx: Trx,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { id, note }: { id: string; note: string },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select hold_deposit(${clock.fixed()}, ${actorId}, ${key}, ${randomUUIDv7()}, ${id}, ${note},
      ${traceId}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

/** The open tasks that asked somebody to look at this deposit. */
export const findReviewSubjects = async (db: Db, depositId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("tasks")
    .select("subject_id")
    .where("kind", "=", "deposit_review")
    .where("decided_at", "is", null)
    .where(sql<boolean>`data ->> 'depositId' = ${depositId}`)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
};
