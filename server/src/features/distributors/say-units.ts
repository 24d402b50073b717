import { type LineState, stateOfLine } from "@app/contract/distribution";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { followDifference } from "../distribution/index.ts";
import type { CompanyActor } from "../identity/index.ts";
import { setSaidUnits } from "./distributors.queries.ts";
import { refuseViewer } from "./refuse-viewer.ts";

export const sayUnits = (
  ctx: Context,
  actor: CompanyActor,
  id: string,
  units: number,
): Promise<{ state: LineState }> => {
  refuseViewer(actor);
  return ctx.db.transaction().execute(async (trx) => {
    const said = { distributorId: actor.company.id, id, units };
    const line = await setSaidUnits(trx, ctx.clock, said);
    if (!line) throw new AppError("not_found");
    await followDifference(ctx, trx, line);
    return { state: stateOfLine(line.units, units) };
  });
};
