import { randomUUIDv7 } from "node:crypto";
import type { HandoverItem, HandoverSide } from "@app/contract/handovers";
import type { Clock } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

export interface Signing {
  pickupId: string;
  side: HandoverSide;
  signedWith: "phone" | "pin";
  items: readonly HandoverItem[];
  occurredAt: Date;
}

export const callSign = async (
  trx: Trx,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { pickupId, side, signedWith, items, occurredAt }: Signing,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select sign_handover(${clock.fixed()}, ${actorId}, ${key}, ${pickupId}, ${side}::handover_side,
      ${signedWith}::signed_by, ${JSON.stringify(items)}::jsonb, ${occurredAt.toISOString()},
      ${randomUUIDv7()}, ${traceId}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

/** The point's digits, for whoever drives this pick-up. */
export const findPin = (db: Db, pickupId: string, transporterId: string) =>
  db
    .selectFrom("pickups as p")
    .leftJoin("point_pins as n", "n.point_id", "p.point_id")
    .where("p.id", "=", pickupId)
    .where("p.transporter_id", "=", transporterId)
    .select(["p.point_id as pointId", "n.pin_hash as pinHash"])
    .executeTakeFirst();

/** Of somebody's own pick-ups and deliveries: those they drove, and those of where they work. */
export const tookPart = async (db: Db, userId: string, name: string): Promise<boolean> => {
  const { rows } = await sql<{ took: boolean }>`
    with own as (
      select p.id from pickups p where p.transporter_id = ${userId}
      union select p.id from pickups p join point_members m on m.point_id = p.point_id
        where m.user_id = ${userId} and m.removed_at is null
    )
    select exists (select from handover_signatures s join own on own.id = s.pickup_id
        where s.items @> jsonb_build_array(jsonb_build_object('photo', ${name}::text)))
      or exists (select from pickup_steps s join own on own.id = s.pickup_id
        where s.data ->> 'photo' = ${name})
      or exists (select from deliveries d
        where d.transporter_id = ${userId} and d.ticket = ${name}) as took`.execute(db);
  return rows[0]?.took ?? false;
};
