import { type LineInput, mostLines } from "@app/contract/distribution";
import type { Db } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { openYears } from "./distribution.rules.ts";
import { findBrandProducts, findDistributors, findWilayas } from "./known.queries.ts";
import { countYear, isLineThere } from "./lines.queries.ts";
import { findYear } from "./years.queries.ts";

export const refuseClosedYear = async (ctx: Context, db: Db, year: number): Promise<void> => {
  if (openYears(await findYear(db, ctx.clock)).includes(year)) return;
  throw new AppError("invalid_request", { fields: { year: ["year"] } });
};

/** Everything a line names is the brand's own, and no other line is about the same. */
export const checkLine = async (
  ctx: Context,
  db: Db,
  brandId: string,
  id: string,
  input: LineInput,
): Promise<void> => {
  await refuseClosedYear(ctx, db, input.year);
  const products = await findBrandProducts(db, brandId);
  const distributors = await findDistributors(db, brandId);
  const hasDistributor =
    input.distributorId === null || distributors.some((one) => one.id === input.distributorId);
  if (!hasDistributor || !products.some((one) => one.id === input.productId)) {
    throw new AppError("not_found");
  }
  const wilayas = await findWilayas(db, ctx.clock);
  if (!wilayas.some(({ code }) => code === input.wilayaCode)) {
    throw new AppError("invalid_request", { fields: { wilayaCode: ["wilaya"] } });
  }
  if (await isLineThere(db, input, id)) throw new AppError("line_exists");
};

/** After the write, which is undone with the refusal. */
export const hasTooMany = async (db: Db, brandId: string, year: number): Promise<boolean> => {
  const { brand, distributor } = await countYear(db, brandId, year);
  return brand > mostLines.brand || distributor > mostLines.distributor;
};

export const refuseTooMany = async (db: Db, brandId: string, year: number): Promise<void> => {
  if (await hasTooMany(db, brandId, year)) throw new AppError("limit_reached");
};
