import { randomUUIDv7 } from "node:crypto";
import type { importSheet as endpoint } from "@app/contract/distribution";
import type { BodyOf } from "@app/contract/endpoint";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { changeMarket } from "../products/index.ts";
import { hasTooMany, refuseClosedYear } from "./check-line.ts";
import { followDifference } from "./difference-task.ts";
import { limitSheets } from "./limit-sheets.ts";
import { readBrandSheet } from "./read-sheet.ts";
import { upsertLines } from "./sheet.queries.ts";

type Body = BodyOf<typeof endpoint>;

const write = async (ctx: Context, trx: Trx, brandId: string, { year, text }: Body) => {
  await refuseClosedYear(ctx, trx, year);
  const { lines, errors } = await readBrandSheet(ctx, trx, brandId, text);
  if (errors.length > 0) throw new AppError("sheet_wrong");
  const written = await upsertLines(trx, ctx.clock, { brandId, year }, lines);
  if (await hasTooMany(trx, brandId, year)) throw new AppError("sheet_wrong");
  for (const line of written) {
    if (line.distributorUnits !== null) await followDifference(ctx, trx, line);
  }
};

/** All of it or nothing; the same sheet again changes nothing. */
export const importSheet = async (
  ctx: Context,
  asked: Asked,
  brandId: string,
  body: Body,
): Promise<void> => {
  await limitSheets(ctx, brandId);
  const says = ["importSheet", brandId, body];
  await writeOnce(ctx, asked, { says, id: randomUUIDv7() }, (trx) =>
    changeMarket(trx, brandId, () => write(ctx, trx, brandId, body)),
  );
};
