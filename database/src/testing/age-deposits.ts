import { sql } from "kysely";
import { connect } from "../connect.ts";

/** As if a citizen's deposits had been weighed a month ago; nobody can through the application. */
export const ageDeposits = async (ownerUrl: string, citizenId: string): Promise<void> => {
  const owner = connect(ownerUrl, { max: 1 });
  const earlier = sql`occurred_at = occurred_at - interval '1 month' where citizen_id = ${citizenId}`;
  await owner.db.transaction().execute(async (trx) => {
    // Counting locks its month first. One message counts all a citizen brought, so that the others
    // may still be on their way when the row says three: they count either before this or after.
    await sql`lock table month_figures in share row exclusive mode`.execute(trx);
    await sql`update citizen_deposits set ${earlier}`.execute(trx);
    await sql`update deposits set ${earlier}`.execute(trx);
    await sql`delete from citizen_months where citizen_id = ${citizenId}`.execute(trx);
    await sql`select count_deposits(array_agg(citizen_id), array_agg(number))
      from citizen_deposits where citizen_id = ${citizenId}`.execute(trx);
  });
  await owner.close();
};
