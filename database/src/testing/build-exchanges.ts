import { sql } from "kysely";
import { connect } from "../connect.ts";
import { buildUser } from "./builders.ts";
import type { TestDatabase } from "./test-database.ts";

/** Vouchers of one citizen that were received on that day: nobody can exchange in the past by hand. */
export const buildExchanges = async (
  { db, ownerUrl }: Pick<TestDatabase, "db" | "ownerUrl">,
  rewardId: string,
  { day, times }: { day: string; times: number },
): Promise<void> => {
  const citizen = await buildUser(db);
  const owner = connect(ownerUrl);
  await sql`insert into vouchers (id, code, citizen_id, reward_id, partner_id, kind, reward_name,
      quantity, tokens, partner_centimes, status, created_at, expires_at, closed_at, ended_by)
    select gen_random_uuid(), 'AAAAAA', ${citizen.id}, r.id, r.partner_id, r.kind, '{"en":"x"}', 1,
      100, 0, 'received', ${day}::date, ${day}::date + 30, ${day}::date + 1, 'scan'
    from rewards r, generate_series(1, ${times}) where r.id = ${rewardId}`.execute(owner.db);
  await owner.close();
};
