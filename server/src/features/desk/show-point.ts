import type { showDeskPoint as endpoint } from "@app/contract/desk-points";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { findPointDetails, type FoundPointDetails } from "./points.queries.ts";
import { toPoint } from "./shown-point.ts";

const ownerOf = ({ ownerFirst, ownerLast, ownerPhone }: FoundPointDetails) =>
  ownerFirst === null ? null : { name: shortName(ownerFirst, ownerLast ?? ""), phone: ownerPhone };

export const showPoint = async (
  { db, clock }: Context,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const row = await findPointDetails(db, clock, id);
  if (!row) throw new AppError("not_found");
  return {
    point: toPoint(row),
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    owner: ownerOf(row),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    stock: row.stock,
  };
};
