import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findTies } from "./points.queries.ts";

export interface AtTheScale {
  actorId: string;
  citizenId: string;
  pointId?: string | undefined;
}

/** Said before anything is weighed; recording a deposit asks again. */
export const refuseSelfDealing = async (ctx: Context, people: AtTheScale): Promise<void> => {
  if (people.actorId === people.citizenId) throw new AppError("self_deposit");
  const { worksHere, sharesPhone } = await findTies(ctx.db, people);
  if (worksHere) throw new AppError("colleague_deposit");
  if (sharesPhone) throw new AppError("same_phone_deposit");
};
