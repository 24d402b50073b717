import { randomUUIDv7 } from "node:crypto";
import { mostLines } from "@app/contract/distribution";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findOwnLines, findToday, tellMonth, type ToldLine } from "./distributors.queries.ts";
import { keyOfPlace, openMonths } from "./distributors.rules.ts";
import { refuseViewer } from "./refuse-viewer.ts";

/** While the month is open; the last telling counts. */
export const confirmMonth = async (
  ctx: Context,
  actor: CompanyActor,
  asked: Asked,
  month: string,
  lines: readonly ToldLine[],
): Promise<void> => {
  refuseViewer(actor);
  const distributorId = actor.company.id;
  const says = ["confirmMonth", distributorId, month, lines];
  await writeOnce(ctx, asked, { says, id: randomUUIDv7() }, async (trx) => {
    const open = openMonths(await findToday(trx, ctx.clock));
    if (!open.some((one) => one.month === month)) throw new AppError("too_late");
    const year = Number(month.slice(0, 4));
    const own = await findOwnLines(trx, distributorId, year, mostLines.distributor);
    const keys = new Set(own.map(keyOfPlace));
    if (!lines.every((line) => keys.has(keyOfPlace(line)))) throw new AppError("not_found");
    await tellMonth(trx, ctx.clock, { distributorId, month }, lines);
  });
};
