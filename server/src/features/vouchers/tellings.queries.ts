import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface Holder {
  userId: string;
  /** The reward's name, as JSON by language. */
  reward: string;
  tokens: number;
}

export const findHolders = async (
  trx: Trx,
  voucherIds: readonly string[],
): Promise<Map<string, Holder>> => {
  const rows = await trx
    .selectFrom("vouchers as v")
    .innerJoin("users as u", "u.id", "v.citizen_id")
    .select(["v.id", "v.citizen_id", "v.reward_name", "v.tokens"])
    .where("v.id", "in", voucherIds)
    .where("u.status", "<>", "erased")
    .execute();
  return new Map(
    rows.map(({ id, citizen_id: userId, reward_name: reward, tokens }) => [
      id,
      { userId, reward, tokens },
    ]),
  );
};

/** Those that end within so many days and were not thought of yet; from now on they were. */
export const takeExpiring = async (
  trx: Trx,
  clock: Clock,
  { days, most }: { days: number; most: number },
): Promise<{ userId: string; reward: string }[]> => {
  const { rows } = await sql<{ userId: string; reward: string }>`
    update vouchers set reminded_at = ${sqlNow(clock)}
    where id in (
      select id from vouchers
      where status = 'ready' and kind = 'shop' and reminded_at is null
        and expires_at > ${sqlNow(clock)}
        and expires_at <= ${sqlNow(clock)} + make_interval(days => ${days})
      order by expires_at limit ${most} for no key update skip locked)
    returning citizen_id as "userId", reward_name as reward`.execute(trx);
  return rows;
};
