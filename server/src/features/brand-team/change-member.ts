import type { BrandRank } from "@app/contract/brand-team";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { lockBrand } from "../../locks.queries.ts";
import type { CompanyActor } from "../identity/index.ts";
import * as queries from "./members.queries.ts";

/** `null` is out of the brand. Holds from their next request on: ranks are asked of the database. */
export const changeMember = (
  ctx: Context,
  { company }: CompanyActor,
  userId: string,
  rank: BrandRank | null,
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const brandId = company.id;
    await lockBrand(trx, brandId);
    const members = await queries.findRanks(trx, brandId);
    if (!members.some((member) => member.userId === userId)) throw new AppError("not_found");
    const isManaged = members.some(
      (member) => member.rank === "admin" && (member.userId !== userId || rank === "admin"),
    );
    // Whoever had the rank when they asked may have lost it while they waited.
    if (!isManaged) throw new AppError("last_admin");
    await queries.changeMember(trx, ctx.clock, { brandId, userId, rank });
  });
