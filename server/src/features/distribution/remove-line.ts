import type { Context } from "../../context.ts";
import { changeMarket } from "../products/index.ts";
import { endDifference } from "./difference-task.ts";
import { deleteLine } from "./lines.queries.ts";

/** What its distributor told of months stays: it stands by itself. */
export const removeLine = (ctx: Context, brandId: string, id: string): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    changeMarket(trx, brandId, async () => {
      if (await deleteLine(trx, brandId, id)) await endDifference(ctx, trx, id);
    }),
  );
