import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../identity/index.ts";
import { findOpenPoint } from "./point-profiles.queries.ts";

/** Locked: of two who save at once the second waits. */
export const ownPoint = async (trx: Trx, { userId }: Actor) => {
  const point = await findOpenPoint(trx, userId);
  if (!point) throw new AppError("not_found");
  return point;
};
