import { randomUUIDv7 } from "node:crypto";
import type { LineInput } from "@app/contract/distribution";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { changeMarket } from "../products/index.ts";
import { checkLine, refuseTooMany } from "./check-line.ts";
import { insertLine } from "./lines.queries.ts";

export const addLine = (
  ctx: Context,
  asked: Asked,
  brandId: string,
  input: LineInput,
): Promise<string> => {
  const id = randomUUIDv7();
  return writeOnce(ctx, asked, { says: ["addLine", brandId, input], id }, (trx) =>
    changeMarket(trx, brandId, async () => {
      await checkLine(ctx, trx, brandId, id, input);
      await insertLine(trx, ctx.clock, brandId, id, input);
      await refuseTooMany(trx, brandId, input.year);
    }),
  );
};
