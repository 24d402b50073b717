import type { BrandLot, BrandLotDetails } from "@app/contract/brand-overview";
import { localizedTextSchema } from "@app/contract/localized-text";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import {
  findLot,
  findLotClaims,
  findLotMaterials,
  type FoundLot,
  type FoundLotDetails,
} from "./lots.queries.ts";

/** Field by field: what a query finds more never leaves by accident. */
export const toLot = (found: FoundLot): BrandLot => ({
  id: found.id,
  number: found.number,
  handedOverOn: found.handedOverOn,
  receivedOn: found.receivedOn,
  wilaya: found.wilaya,
  point: found.point === null ? null : localizedTextSchema.parse(found.point),
  givenGrams: found.givenGrams,
  signedGrams: found.signedGrams,
  receivedGrams: found.receivedGrams,
  ownGrams: found.ownGrams,
});

const depositsOf = (found: FoundLotDetails): BrandLotDetails["deposits"] => {
  const { deposits: count, depositGrams: grams, from, until } = found;
  return count === null || grams === null || from === null || until === null
    ? null
    : { count, grams, from, until };
};

export const readLot = async (
  { db }: Context,
  brandId: string,
  lotId: string,
): Promise<BrandLotDetails | null> => {
  const found = await findLot(db, brandId, lotId);
  if (!found) return null;
  return {
    ...toLot(found),
    facility: localizedTextSchema.parse(found.facility),
    refusedGrams: found.refusedGrams,
    deposits: depositsOf(found),
    materials: await findLotMaterials(db, lotId),
    claims: await findLotClaims(db, brandId, lotId),
  };
};

export const showLot = async (
  ctx: Context,
  brandId: string,
  lotId: string,
): Promise<BrandLotDetails> => {
  const lot = await readLot(ctx, brandId, lotId);
  if (!lot) throw new AppError("not_found");
  return lot;
};
