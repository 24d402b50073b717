import type { LineInput } from "@app/contract/distribution";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { changeMarket } from "../products/index.ts";
import { checkLine, refuseTooMany } from "./check-line.ts";
import { followDifference } from "./difference-task.ts";
import { findLine, updateLine } from "./lines.queries.ts";

export const changeLine = (
  ctx: Context,
  brandId: string,
  id: string,
  input: LineInput,
): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    changeMarket(trx, brandId, async () => {
      if (!(await findLine(trx, brandId, id))) throw new AppError("not_found");
      await checkLine(ctx, trx, brandId, id, input);
      await updateLine(trx, ctx.clock, id, input);
      await refuseTooMany(trx, brandId, input.year);
      const line = await findLine(trx, brandId, id);
      if (line) await followDifference(ctx, trx, line);
    }),
  );
