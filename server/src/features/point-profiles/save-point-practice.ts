import type { PracticeInput } from "@app/contract/point-profile";
import { thresholdOf } from "@app/contract/stock";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { ownPoint } from "./own-point.ts";
import { updatePractice } from "./point-profiles.queries.ts";

export const savePointPractice = (
  ctx: Context,
  actor: Actor,
  practice: PracticeInput,
): Promise<Record<never, never>> =>
  ctx.db.transaction().execute(async (trx) => {
    const { id } = await ownPoint(trx, actor);
    await updatePractice(trx, id, practice, thresholdOf(practice.storageSquareMeters));
    return {};
  });
