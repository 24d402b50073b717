import { isDeepStrictEqual } from "node:util";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { checkLedger, type Violation } from "../ledger-checks.ts";
import type { Journal } from "./journal.ts";
import { stock } from "./town.ts";

interface Stored {
  actor_id: string;
  key: string;
  answer: { id: string };
}

/** What the SQL list of all drills does not know: who listens, and how many pieces there were. */
const listCheck = sql<{ check: string; subject: string }>`
  select 'each voucher has its news' as check, v.id::text as subject from vouchers v
  where not exists (select from outbox o where o.id = v.id)
  union all
  select 'everybody was told once of each deposit', d.id::text from deposits d
  left join notifications n on n.id = d.id
  group by d.id having count(n.id) <> 1
  union all
  select 'nothing was set aside', e.event_id || ' ' || e.consumer from dead_events e
  union all
  select 'every list was brought up to date', o.id::text from outbox o where o.settled_at is null
  union all
  select 'no more redeemed than there was', r.id::text from rewards r
  left join vouchers v on v.reward_id = r.id
  group by r.id having r.stock + coalesce(sum(v.quantity), 0) <> ${stock}
  union all
  select 'one deposit or voucher for each key', (count(*) - (select count(*) from deposits)
    - (select count(*) from vouchers))::text
  from idempotency i where i.answer ? 'id' and i.actor_id in (select id from users)
  having count(*) <> (select count(*) from deposits) + (select count(*) from vouchers)`;

const group = (rows: readonly { check: string; subject: string }[]): Violation[] =>
  [...Map.groupBy(rows, ({ check }) => check)].map(([check, found]) => ({
    check,
    count: found.length,
    subject: found[0]?.subject ?? "",
  }));

export interface Losses {
  lost: number;
  violations: Violation[];
}

const violation = (check: string, subjects: readonly string[]): Violation[] =>
  subjects[0] === undefined ? [] : [{ check, count: subjects.length, subject: subjects[0] }];

/** Everything that was acknowledged, exactly once and as it was told; nothing that nobody sent. */
const compareWithJournal = async (db: Db, journal: Journal): Promise<Losses> => {
  const { rows } = await sql<Stored>`select actor_id, key, answer from idempotency
    where answer ? 'id'`.execute(db);
  const facts = await sql<{ id: string }>`select id from deposits
    union all select id from vouchers`.execute(db);
  const known = new Set(facts.rows.map(({ id }) => id));
  const stored = new Map(rows.map((row) => [row.key, row]));
  const acknowledged = [...journal.acknowledged.values()];
  const lost = acknowledged.filter(
    ({ key, answer }) => !known.has(answer.id) || stored.get(key)?.answer.id !== answer.id,
  );
  const changed = acknowledged.filter(({ key, answer }) => {
    const kept = stored.get(key);
    return kept?.answer.id === answer.id && !isDeepStrictEqual(kept.answer, answer);
  });
  const strange = known.size - rows.filter(({ key }) => journal.sent.has(key)).length;
  return {
    lost: lost.length,
    violations: [
      ...violation(
        "what was acknowledged is there",
        lost.map(({ key }) => key),
      ),
      ...violation(
        "it is there as it was told",
        changed.map(({ key }) => key),
      ),
      ...violation("nothing is there that nobody sent", strange > 0 ? [String(strange)] : []),
      ...violation("the same key got the same answer", [...journal.contradicted]),
      ...violation("no answer that no client may get", [...journal.unexpected.keys()]),
    ],
  };
};

export const checkAll = async (db: Db, journal: Journal, isSettled: boolean): Promise<Losses> => {
  const { lost, violations } = await compareWithJournal(db, journal);
  const lists = isSettled ? group((await listCheck.execute(db)).rows) : [];
  const settled = violation("lists agree with the ledger in time", isSettled ? [] : ["too late"]);
  return {
    lost,
    violations: [...violations, ...(await checkLedger(db, { isSettled })), ...lists, ...settled],
  };
};
