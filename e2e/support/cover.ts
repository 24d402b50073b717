import type { Stack } from "./stack.ts";

/** As the worker does every ten minutes, perhaps a moment ago: a page shows the last count. */
export const countCover = async (stack: Stack): Promise<void> => {
  await stack.database.pool.query(`insert into cover_counts
    select true, now(), c.* from token_cover() c
    on conflict (singleton) do update set (at, funded, in_budgets, with_citizens, held, reserved,
      spent, waiting) = row(excluded.at, excluded.funded, excluded.in_budgets,
      excluded.with_citizens, excluded.held, excluded.reserved, excluded.spent, excluded.waiting)`);
};
