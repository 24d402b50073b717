import type { showDelivery as endpoint } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findDelivery } from "./deliveries.queries.ts";

export const showDelivery = async (
  { db, clock }: Context,
  { userId }: Actor,
  id: string,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findDelivery(db, clock, id, userId);
  if (!found) throw new AppError("not_found");
  return {
    receivedAt: found.received_at?.toISOString() ?? null,
    items: found.items,
    earnedCentimes: found.earned,
  };
};
