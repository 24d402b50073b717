import { makeVoucherCode } from "@app/contract/vouchers";
import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { PlacedReward } from "./rewards.ts";

type End = "received" | "scanned" | "expired" | "taken back" | "sent";

export interface Traders {
  citizen: Person;
  owner: Person;
  administrator: Person;
}

interface SeedVoucher {
  /** By its English name. */
  reward: string;
  daysAgo: number;
  phone?: string;
  /** How it ended, so many days ago; without it, it can still be used or was a gift. */
  end?: { how: End; daysAgo: number };
}

const vouchers: readonly SeedVoucher[] = [
  { reward: "Two hammam entries", daysAgo: 2 },
  { reward: "A kilo of dates", daysAgo: 28 },
  { reward: "A kilo of dates", daysAgo: 40, end: { how: "scanned", daysAgo: 36 } },
  { reward: "Ten loaves", daysAgo: 20, end: { how: "received", daysAgo: 19 } },
  { reward: "Five school notebooks", daysAgo: 44, end: { how: "expired", daysAgo: 14 } },
  { reward: "Ten bus tickets", daysAgo: 12, end: { how: "taken back", daysAgo: 10 } },
  {
    reward: "100 DA of phone credit",
    daysAgo: 9,
    phone: "+213550000001",
    end: { how: "sent", daysAgo: 9 },
  },
  { reward: "An olive tree is planted", daysAgo: 5 },
];

const dayMilliseconds = 24 * 3600 * 1000;

const close = async (
  db: Db,
  random: Random,
  voucher: { id: string; how: End; at: Date },
  people: Traders,
): Promise<void> => {
  const { id, how, at } = voucher;
  const receivedBy = how === "scanned" ? people.owner.id : people.citizen.id;
  const call = {
    scanned: sql`receive_voucher(${at}, ${receivedBy}, ${random.idAt(at)}, ${id}, 'seed')`,
    received: sql`receive_voucher(${at}, ${receivedBy}, ${random.idAt(at)}, ${id}, 'seed')`,
    expired: sql`expire_voucher(${at}, ${id}, 'seed')`,
    "taken back": sql`withdraw_voucher(${at}, ${people.administrator.id}, ${id},
      'The line is closed for works', 'seed')`,
    sent: sql`settle_top_up(${at}, ${id}, 'fulfilled', 'seed', null, 'seed')`,
  }[how];
  await sql`select ${call}`.execute(db);
};

/**
 * One of each kind for the citizen of the demos, through the same functions as real ones; what they
 * cannot pay for yet is left out.
 */
export const insertVouchers = async (
  db: Db,
  random: Random,
  rewards: readonly PlacedReward[],
  people: Traders,
  until: Date,
): Promise<void> => {
  const daysBefore = (days: number): Date => new Date(until.getTime() - days * dayMilliseconds);
  for (const { reward: name, daysAgo, phone, end } of vouchers) {
    const reward = rewards.find(({ data }) => data.name.en === name);
    if (!reward) throw new Error(`the seed has no reward "${name}"`);
    const at = daysBefore(daysAgo);
    const id = random.idAt(at);
    const { rows } = await sql<{ outcome: string }>`
      select outcome from redeem_reward(${at}, ${people.citizen.id}, ${random.idAt(at)}, ${id},
        ${makeVoucherCode(random.below)}, ${reward.id}, 1, ${reward.data.price * 100},
        ${phone ?? null}, 'seed')`.execute(db);
    const outcome = rows[0]?.outcome ?? "nothing";
    if (outcome === "not_enough_tokens") continue;
    if (outcome !== "redeemed") throw new Error(`the seed's exchange was refused: ${outcome}`);
    if (end) await close(db, random, { id, how: end.how, at: daysBefore(end.daysAgo) }, people);
  }
  // Old news: nobody needs to be told of them now.
  await sql`update outbox set published_at = created_at, settled_at = created_at
    where subject like 'voucher.%'`.execute(db);
};
