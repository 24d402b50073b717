import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** What somebody has taken on and nobody has signed. */
export const findOpenOf = async (trx: Trx, userId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom("pickups")
    .select("id")
    .where("transporter_id", "=", userId)
    .where("status", "in", ["accepted", "on_the_way"])
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

/** A hand-over that has begun, or material that has not arrived: it needs its driver until it has. */
export const hasMaterialOf = async (trx: Db, userId: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("pickups")
      .select("id")
      .where("transporter_id", "=", userId)
      .where("status", "in", ["weighing", "handed_over", "disputed"])
      .executeTakeFirst(),
  );

/** What points were told of a driver by name, wherever they once were on the way to. */
export const forgetDriver = async (trx: Trx, userId: string): Promise<void> => {
  await sql`delete from notifications n
    using pickup_steps s join pickups p on p.id = s.pickup_id
      join point_members m on m.point_id = p.point_id
    where s.actor_id = ${userId} and n.user_id = m.user_id
      and n.data ->> 'driverId' = ${userId}`.execute(trx);
};
