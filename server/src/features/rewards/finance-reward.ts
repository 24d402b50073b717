import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { isBrand, setBrand } from "./financed.queries.ts";

/** From now on it is shown as that brand's; what was exchanged before counts for it too. */
export const financeReward = async (
  { db }: Context,
  id: string,
  brandId: string | null,
): Promise<undefined> => {
  if (brandId !== null && !(await isBrand(db, brandId))) throw new AppError("not_found");
  if (!(await setBrand(db, id, brandId))) throw new AppError("not_found");
  return undefined;
};
