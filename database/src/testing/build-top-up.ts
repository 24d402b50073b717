import { randomUUID, randomUUIDv7 } from "node:crypto";
import { tokensFor } from "@app/contract/tokens";
import { sql } from "kysely";
import type { Db, Trx } from "../connect.ts";
import { buildReward } from "./build-reward.ts";
import { buildPoint, buildUser } from "./builders.ts";

const price = 1000;
const grams = 10_000;
/** Of one bag, with one star, at the rate of PET. */
const bag = tokensFor(grams, 1, { perKilogram: 2000, starBonusPercent: 10 });
/** How many one bag pays for. */
const ofOneBag = Math.floor(bag / price);

let phones = 0;
const nextPhone = (): string => `+21355${String(++phones).padStart(7, "0")}`;

const buildSaver = async (db: Db): Promise<{ id: string; phone: string }> => {
  const phone = nextPhone();
  const { id, code } = await buildUser(db, { phone });
  const point = await buildPoint(db);
  await sql`select * from record_deposits(null, array[${randomUUIDv7()}]::uuid[],
    array[${point.ownerId}]::uuid[], array[${randomUUID()}]::uuid[],
    array[sha256(${code}::bytea)], array[${point.id}]::uuid[], array[${code}],
    array['pet']::material[], array[${grams}]::int[], array[true], array[false], array[false],
    array[1], array[${bag}]::bigint[], array['trace'])`.execute(db);
  return { id, phone };
};

export interface BuiltTopUp {
  id: string;
  citizenId: string;
  phone: string;
}

const codeOf = (n: number): string => n.toString(36).toUpperCase().padStart(6, "0");

let codes = 0;

/** So many exchanges of tokens for phone credit, of 500 dinars each, by people who can pay for it. */
export const buildTopUps = async (db: Db, count = 1): Promise<BuiltTopUp[]> => {
  const rewardId = await buildReward(db, { kind: "phone_credit", category: "phone", price });
  const built: BuiltTopUp[] = [];
  while (built.length < count) {
    const { id: citizenId, phone } = await buildSaver(db);
    for (let n = 0; n < ofOneBag && built.length < count; n++) {
      const id = randomUUIDv7();
      const { rows } = await sql<{ outcome: string }>`select outcome from redeem_reward(null,
        ${citizenId}, ${randomUUID()}, ${id}, ${codeOf(++codes)}, ${rewardId}, 1, ${price}, ${phone},
        'trace')`.execute(db);
      if (rows[0]?.outcome !== "redeemed") throw new Error(`not redeemed: ${rows[0]?.outcome}`);
      built.push({ id, citizenId, phone });
    }
  }
  return built;
};

/** One that somebody is asked to decide. */
export const buildUnknownTopUp = async (db: Db): Promise<string> => {
  const [built] = await buildTopUps(db);
  if (!built) throw new Error("no top-up");
  await db
    .insertInto("tasks")
    .values({
      id: randomUUIDv7(),
      kind: "top_up_unknown",
      subject_id: built.id,
      data: "{}",
      created_at: sql`now()`,
      due_at: sql`now() + interval '1 day'`,
    })
    .execute();
  return built.id;
};

/** As if it all had happened so much earlier. */
export const ageTopUps = async (owner: Db | Trx, minutes: number): Promise<void> => {
  const shift = sql`make_interval(mins => ${minutes})`;
  await sql`update vouchers set created_at = created_at - ${shift} where kind = 'phone_credit'`.execute(
    owner,
  );
  await sql`update top_ups set next_at = next_at - ${shift}, updated_at = updated_at - ${shift}`.execute(
    owner,
  );
};
