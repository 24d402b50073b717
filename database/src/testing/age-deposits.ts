import { sql } from "kysely";
import { connect } from "../connect.ts";

/** As if a citizen's deposits had been weighed a month ago; nobody can through the application. */
export const ageDeposits = async (ownerUrl: string, citizenId: string): Promise<void> => {
  const owner = connect(ownerUrl, { max: 1 });
  const earlier = sql`occurred_at = occurred_at - interval '1 month' where citizen_id = ${citizenId}`;
  await sql`update citizen_deposits set ${earlier}`.execute(owner.db);
  await sql`update deposits set ${earlier}`.execute(owner.db);
  await sql`update citizen_months set month = month - interval '1 month'
    where citizen_id = ${citizenId}`.execute(owner.db);
  await owner.close();
};
