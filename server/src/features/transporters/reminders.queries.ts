import { type PaperKind, reminderDays } from "@app/contract/transporter-papers";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface DuePaper {
  userId: string;
  paper: PaperKind;
  until: string;
  today: string;
}

/**
 * Papers that end within one of the distances and were not thought of at that one yet; from now on they
 * were. Who hears of the last days needs no word about the month.
 */
export const takeDuePapers = async (trx: Trx, clock: Clock, most: number): Promise<DuePaper[]> => {
  const { rows } = await sql<DuePaper>`
    with moment as (
      select ${sqlNow(clock)} as now, (${sqlNow(clock)} at time zone 'Africa/Algiers')::date as today
    ),
    papers as (
      select p.user_id, p.user_id as subject_id, 'licence' as paper, p.licence_until as until
        from transporter_profiles p where p.status = 'active'
      union all
      select p.user_id, p.user_id, 'register', p.register_until
        from transporter_profiles p where p.status = 'active'
      union all
      select p.user_id, v.id, 'insurance', v.insurance_until
        from vehicles v join transporter_profiles p on p.user_id = v.user_id
        where p.status = 'active' and v.removed_at is null
    ),
    due as (
      select papers.*, (select min(d) from unnest(${[...reminderDays]}::smallint[]) as d
          where papers.until - moment.today <= d) as days
        from papers, moment
        where papers.until >= moment.today
          and papers.until - moment.today <= ${Math.max(...reminderDays)}::integer
    ),
    taken as (
      insert into paper_reminders (user_id, subject_id, paper, until, days, created_at)
        select due.user_id, due.subject_id, due.paper, due.until, due.days, moment.now
          from due, moment
          where not exists (select from paper_reminders r where r.subject_id = due.subject_id
            and r.paper = due.paper and r.until = due.until and r.days = due.days)
          order by due.until limit ${most}
        on conflict do nothing
        returning user_id, paper, until
    )
    select taken.user_id as "userId", taken.paper, taken.until::text as until,
      moment.today::text as today
      from taken, moment`.execute(trx);
  return rows;
};
