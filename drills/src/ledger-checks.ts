import type { Db } from "@app/database/connect";
import { sql } from "kysely";

// What must hold after every drill. Written anew from the tables, so that a mistake in the ledger's own
// check, which is the last of the list, does not hide one in the ledger.

interface Subject {
  subject: string;
}

/** Each transfer as its two sides. */
const entries = sql`(
  select id, credit_account as account, amount from transfers
  union all
  select id, debit_account, -amount from transfers
)`;

/** Each answers the subjects that violate it. */
const checks = {
  "entries and balances sum to zero": sql<Subject>`
    select 'entries ' || sum(amount) as subject from ${entries} e having sum(amount) <> 0
    union all
    select 'balances ' || sum(balance) from accounts having sum(balance) <> 0`,
  "each transfer has two sides that sum to zero": sql<Subject>`
    select e.id::text as subject from ${entries} e join accounts a on a.id = e.account
    group by e.id having count(distinct a.id) <> 2 or sum(e.amount) <> 0
    union all
    select t.id::text from transfers t
    where not exists (select from accounts a where a.id = t.debit_account)
      and not exists (select from accounts a where a.id = t.credit_account)`,
  "each balance is the sum of its entries": sql<Subject>`
    select a.id::text as subject from accounts a left join ${entries} e on e.account = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  "nobody is below zero": sql<Subject>`
    select id::text as subject from accounts where balance < 0 and not may_be_negative`,
  "no key was used twice": sql<Subject>`
    select actor_id || ' ' || key as subject from idempotency
    group by actor_id, key having count(*) > 1`,
  "no deposit without its one key": sql<Subject>`
    select d.id::text as subject from deposits d
    left join idempotency i on i.answer ->> 'id' = d.id::text
    group by d.id having count(i.key) <> 1`,
  "no deposit is paid twice": sql<Subject>`
    select reference_id::text as subject from transfers where kind = 'deposit_earned'
    group by reference_id having count(*) > 1`,
  "each deposit has its news": sql<Subject>`
    select d.id::text as subject from deposits d
    where d.created_at > now() - interval '29 days' -- news are kept for thirty
      and not exists (select from outbox o where o.id = d.id)`,
  "no more redeemed than there was": sql<Subject>`
    select id::text as subject from rewards where stock < 0`,
  "the ledger's own check": sql<Subject>`
    select violation || ' ' || coalesce(subject, '') as subject from ledger_violations()`,
};

/** Holds once the workers have handled all news. */
const settledChecks = {
  "the figures are those of the deposits": sql<Subject>`
    select 'deposits ' || d.n || ', figures ' || f.n as subject
    from (select count(*) as n from deposits where status in ('confirmed', 'corrected', 'disputed')) d,
      (select coalesce(sum(deposits), 0) as n from month_figures) f
    where d.n <> f.n`,
};

export interface Violation {
  check: string;
  count: number;
  /** The first of them. */
  subject: string;
}

/** In one snapshot; an empty list is what everybody hopes for. */
export const checkLedger = (db: Db, { isSettled = false } = {}): Promise<Violation[]> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      // A great ledger takes longer to check than a request may.
      await sql`set local statement_timeout = 0`.execute(trx);
      const violations: Violation[] = [];
      for (const [check, query] of Object.entries({
        ...checks,
        ...(isSettled ? settledChecks : {}),
      })) {
        const { rows } = await query.execute(trx);
        if (rows[0]) violations.push({ check, count: rows.length, subject: rows[0].subject });
      }
      return violations;
    });
