import { assignableStatuses, type assignPickup as endpoint } from "@app/contract/desk-pickups";
import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import {
  badWindow,
  isWithinOffered,
  type LockedPickup,
  lockPickup,
  movePickup,
  readNow,
  withoutTakerTask,
} from "../pickups/index.ts";
import { closeTask } from "../tasks/index.ts";
import { hasOtherVan } from "./assignments.queries.ts";
import { checkVan } from "./check-van.ts";

type Assigning = Call<typeof endpoint>;

const isFree = ({ status }: LockedPickup): boolean =>
  assignableStatuses.some((free) => free === status);

/** The same as a driver's own yes has to pass, at the time that was agreed with them. */
const check = async (
  ctx: Context,
  trx: Trx,
  pickup: LockedPickup,
  { driverId, vehicleId, window }: Assigning["body"],
): Promise<void> => {
  if (!isWithinOffered(window, await readNow(trx, ctx.clock))) throw badWindow();
  if (await hasOtherVan(trx, { id: pickup.id, pointId: pickup.point_id })) {
    throw new AppError("van_coming");
  }
  const from = new Date(window.from);
  await checkVan(ctx, trx, pickup, { userId: driverId, vehicleId, from });
};

const assign = async (
  ctx: Context,
  trx: Trx,
  pickup: LockedPickup,
  { actor, traceId, body }: Assigning,
): Promise<void> => {
  const { driverId, vehicleId, window, note } = body;
  await movePickup(ctx, trx, pickup, {
    kind: "assigned",
    actorId: actor.userId,
    traceId,
    changes: {
      status: "accepted",
      transporter_id: driverId,
      vehicle_id: vehicleId,
      window_from: window.from,
      window_to: window.to,
    },
  });
  await closeTask(trx, ctx.clock, {
    kind: withoutTakerTask,
    subjectId: pickup.id,
    decidedBy: actor.userId,
    decision: "assigned",
    note,
  });
};

/** Somebody of the back office has called a driver, who said yes. */
export const assignPickup = (ctx: Context, call: Assigning): Promise<void> => {
  const { params, body } = call;
  const asked = askedBy(call);
  const subject = { kind: "pickup" as const, id: params.id };
  return audited(ctx, { ...asked, act: "assign_pickup", subject, note: body.note }, async (trx) => {
    const fingerprint = hashSecret(JSON.stringify(["assignPickup", params.id, body]));
    const pickup = await lockPickup(trx, params.id);
    if (!pickup) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (!isFree(pickup)) throw new AppError("job_taken");
    await check(ctx, trx, pickup, body);
    await assign(ctx, trx, pickup, call);
    await rememberAnswer(trx, ctx.clock, { ...asked, fingerprint });
  });
};
