import { localizedTextSchema } from "@app/contract/localized-text";
import { farthestMeters, type PlaceInput } from "@app/contract/point-profile";
import { thresholdOf } from "@app/contract/stock";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { lockPerson } from "../../locks.queries.ts";
import type { Actor } from "../identity/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { changedKind } from "./approval-task.ts";
import {
  findOpenPoint,
  insertPoint,
  metersFromCommune,
  updatePlace,
} from "./point-profiles.queries.ts";
import { changeDays, keptName, movedMeters } from "./point-profiles.rules.ts";

/** Until the owner says how much room there is: the least a point needs. */
const leastSquareMeters = 2;

const checkPlace = async (trx: Trx, place: PlaceInput): Promise<void> => {
  const meters = await metersFromCommune(trx, place);
  if (meters === null)
    throw new AppError("invalid_request", { fields: { communeCode: ["commune"] } });
  if (meters > farthestMeters) throw new AppError("invalid_request", { fields: { lat: ["far"] } });
};

type OpenPoint = NonNullable<Awaited<ReturnType<typeof findOpenPoint>>>;

/** People are sent there by that name: the change holds at once, and somebody looks at it. */
const tellOfChange = async (
  ctx: Context,
  trx: Trx,
  point: OpenPoint,
  name: ReturnType<typeof keptName>,
): Promise<void> => {
  const before = localizedTextSchema.parse(point.name);
  const isRenamed = JSON.stringify(before) !== JSON.stringify(localizedTextSchema.parse(name));
  const isMoved = point.movedMeters > movedMeters;
  if (point.status !== "active" || !(isRenamed || isMoved)) return;
  await openTask(trx, ctx.clock, {
    kind: changedKind,
    subjectId: point.id,
    data: { before, name, movedMeters: Math.round(point.movedMeters) },
    dueAt: daysFromNow(ctx.clock, changeDays),
  });
};

export const savePointPlace = (
  ctx: Context,
  { userId }: Actor,
  place: PlaceInput,
): Promise<{ id: string }> =>
  ctx.db.transaction().execute(async (trx) => {
    await checkPlace(trx, place);
    // Of two first steps at once the second finds the point of the first.
    await lockPerson(trx, userId);
    const name = keptName(place.name);
    const point = await findOpenPoint(trx, userId, place);
    if (!point) {
      const capacity = thresholdOf(leastSquareMeters);
      const made = { place, name, capacityGrams: capacity };
      return { id: await insertPoint(trx, ctx.clock, userId, made) };
    }
    await tellOfChange(ctx, trx, point, name);
    await updatePlace(trx, point.id, place, name);
    return { id: point.id };
  });
