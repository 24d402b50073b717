import type { ResponseOf } from "@app/contract/endpoint";
import { halfDaysFrom } from "@app/contract/half-days";
import type { listPickups as endpoint } from "@app/contract/pickups";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { readNow } from "./moves.queries.ts";
import { findComing, findMembership, findPast, hasPin } from "./pickups.queries.ts";
import { toPickup } from "./shown-pickup.ts";

const pageSize = 20;

export const listPickups = async (
  { db, clock }: Context,
  { userId }: Actor,
  pointId: string,
  before: string | undefined,
): Promise<ResponseOf<typeof endpoint>> => {
  if (!(await findMembership(db, pointId, userId))) throw new AppError("not_found");
  const [now, coming, past, isPinSet] = await Promise.all([
    readNow(db, clock),
    findComing(db, pointId),
    findPast(db, pointId, { before, limit: pageSize + 1 }),
    hasPin(db, pointId),
  ]);
  return {
    coming: coming ? toPickup(coming) : null,
    past: past.slice(0, pageSize).map(toPickup),
    hasMore: past.length > pageSize,
    windows: halfDaysFrom(now),
    hasPin: isPinSet,
  };
};
