import type { ReviewState } from "@app/contract/point-profile";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { approvalKind } from "./approval-task.ts";
import { ownFile } from "./own-file.ts";
import { driverOf, paymentOf } from "./show-transporter-profile.ts";
import { findVehicles, markPending, type ProfileRow } from "./transporters.queries.ts";
import { approvalDays, reviewState } from "./transporters.rules.ts";

/** Everything filled in, and every paper of today. */
const isReady = async (trx: Trx, userId: string, file: ProfileRow): Promise<boolean> => {
  const [driver, payment] = [driverOf(file), paymentOf(file)];
  const vehicles = await findVehicles(trx, userId);
  if (!driver || !payment || vehicles.length === 0) return false;
  const ends = [
    driver.licenceUntil,
    payment.registerUntil,
    ...vehicles.map(({ insuranceUntil }) => insuranceUntil),
  ];
  return ends.every((until) => until >= file.today);
};

/** A draft becomes a task for the back office; anything further along stays as it is. */
export const submitTransporterProfile = (
  ctx: Context,
  { userId }: Actor,
): Promise<{ state: ReviewState }> =>
  ctx.db.transaction().execute(async (trx) => {
    const file = await ownFile(ctx, trx, userId);
    if (file.status !== "draft") return { state: reviewState(file.status, null) ?? "pending" };
    if (!(await isReady(trx, userId, file))) throw new AppError("profile_incomplete");
    await markPending(trx, ctx.clock, userId);
    await openTask(trx, ctx.clock, {
      kind: approvalKind,
      subjectId: userId,
      data: {},
      dueAt: daysFromNow(ctx.clock, approvalDays),
    });
    return { state: "pending" };
  });
