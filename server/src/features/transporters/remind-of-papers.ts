import { randomUUIDv7 } from "node:crypto";
import { daysBetween } from "@app/contract/transporter-papers";
import type { Context } from "../../context.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { type DuePaper, takeDuePapers } from "./reminders.queries.ts";

const batch = 500;

const entryOf = ({ userId, paper, until, today }: DuePaper) => ({
  id: randomUUIDv7(),
  userId,
  kind: "paper_expiring" as const,
  data: { paper, days: daysBetween(today, until) },
});

/** Once for each date and distance: it is told in the transaction that remembers it. */
export const remindOfPapers = async (ctx: Context): Promise<void> => {
  const remindSome = (): Promise<number> =>
    ctx.db.transaction().execute(async (trx) => {
      const due = await takeDuePapers(trx, ctx.clock, batch);
      await leaveNotificationsIn(ctx, trx, due.map(entryOf));
      return due.length;
    });
  while ((await remindSome()) === batch);
};
