import type { listBrandWeighings } from "@app/contract/brand-overview";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import { type ClaimCursor, findClaimDays, findClaims } from "./weighings.queries.ts";
import { mergeSmall } from "./weighings.rules.ts";

const claimsOnPage = 20;

const cursorOf = (before: string | undefined): ClaimCursor | undefined => {
  const [day, number] = before?.split("_") ?? [];
  return day && number ? { day, number } : undefined;
};

/** Claim by claim, the newest first; what is small is put together within the page. */
export const listWeighings = async (
  { db }: Context,
  brandId: string,
  { before, ...filter }: QueryOf<typeof listBrandWeighings>,
): Promise<ResponseOf<typeof listBrandWeighings>> => {
  const found = await findClaims(db, brandId, filter, {
    before: cursorOf(before),
    most: claimsOnPage + 1,
  });
  const claims = found.slice(0, claimsOnPage);
  const days = await findClaimDays(
    db,
    claims.map(({ id }) => id),
  );
  const last = found.length > claimsOnPage ? claims.at(-1) : undefined;
  const shown = mergeSmall(
    days.map(({ monthFrom, monthUntil, point, ...day }) => ({
      ...day,
      point: localizedTextSchema.parse(point),
      month: { from: monthFrom, until: monthUntil },
    })),
  );
  return { ...shown, next: last ? `${last.day}_${last.number}` : null };
};
