import type { Stack } from "./stack.ts";

/** As the worker does every ten minutes: a page shows the last count. */
export const countCover = async (stack: Stack): Promise<void> => {
  await stack.database.pool.query(`insert into cover_counts
    select true, now(), c.* from token_cover() c
    on conflict (singleton) do nothing`);
};
