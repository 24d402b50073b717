import type { showDeskOverview as endpoint } from "@app/contract/desk-overview";
import type { ResponseOf } from "@app/contract/endpoint";
import { roleNames } from "@app/contract/roles";
import type { Context } from "../../context.ts";
import { findDeposits } from "./deposits.queries.ts";
import { findDays, findNewcomers, findWaiting } from "./overview.queries.ts";
import { toDeposit } from "./shown-deposit.ts";

const feedLength = 20;
const nothing = { deposits: 0, grams: 0 };

export const showOverview = async ({
  db,
  clock,
}: Context): Promise<ResponseOf<typeof endpoint>> => {
  const [today = nothing, yesterday = nothing] = await findDays(db, clock);
  const { late, today: dueToday, later, ...stuck } = await findWaiting(db, clock);
  const newcomers = await findNewcomers(db, clock);
  const feed = await findDeposits(db, clock, {}, { most: feedLength });
  return {
    today,
    yesterday,
    tasks: { late, today: dueToday, later },
    stuck,
    newcomers: roleNames.map((role) => ({
      role,
      count: newcomers.find((newcomer) => newcomer.role === role)?.count ?? 0,
    })),
    feed: feed.map(toDeposit),
  };
};
