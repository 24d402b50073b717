import { sql } from "kysely";
import type { Db } from "../src/connect.ts";
import type { PlacedPoint } from "./points.ts";
import { createRandom } from "./random.ts";
import { insertRewards } from "./rewards.ts";
import { insertVouchers, type Traders } from "./vouchers.ts";

// By chances of its own: the rest of the seed stays the same.
const random = createRandom(215);

/** The platform's own, which pays for everything here. */
const ownBudget = "00000000-0000-7000-8000-000000000000";
/** Hundredths. */
const yearOfTokens = 200_000_000;

/** Before the first deposit: what no budget covers would wait. */
export const fillOwnBudget = async (db: Db, filledBy: string, at: Date): Promise<void> => {
  await sql`select fund_budget(${at}, ${filledBy}, ${random.idAt(at)}, ${random.idAt(at)},
    ${ownBudget}, ${yearOfTokens}, 'Budget of the first year')`.execute(db);
};

/** As the worker does every few minutes: the public page has something to show at once. */
const countCover = async (db: Db, at: Date): Promise<void> => {
  await sql`insert into cover_counts select true, ${at}, c.* from token_cover() c`.execute(db);
};

/** What tokens are good for, and what the citizen of the demos did with theirs. */
export const openMarket = async (
  db: Db,
  firstPoint: PlacedPoint,
  traders: Traders,
  { createdAt, until }: { createdAt: Date; until: Date },
): Promise<void> => {
  const rewards = await insertRewards(db, random, firstPoint, createdAt);
  await insertVouchers(db, random, rewards, traders, until);
  await countCover(db, until);
};
