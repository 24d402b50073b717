import type { Paper } from "@app/contract/transporter-papers";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { lockPerson } from "../../locks.queries.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { changedKind } from "./approval-task.ts";
import { changeDays, isNewlyExpired } from "./transporters.rules.ts";
import { findProfile, type ProfileRow } from "./transporters.queries.ts";

/** Locked: of two who save at once the second waits. */
export const lockFile = async (
  ctx: Context,
  trx: Trx,
  userId: string,
): Promise<ProfileRow | undefined> => {
  // Of two first steps at once the second finds the file of the first.
  await lockPerson(trx, userId);
  return findProfile(trx, ctx.clock, userId);
};

export const ownFile = async (ctx: Context, trx: Trx, userId: string): Promise<ProfileRow> => {
  const file = await lockFile(ctx, trx, userId);
  if (!file) throw new AppError("not_found");
  return file;
};

/** A date of the past is a slip of the finger, or a paper to renew first. */
export const refuseExpired = (
  field: string,
  before: string | null | undefined,
  after: Paper["until"],
  today: string,
): void => {
  if (isNewlyExpired(before ?? undefined, after, today)) {
    throw new AppError("invalid_request", { fields: { [field]: ["expired"] } });
  }
};

/** Holds at once, so that nobody stands still for a new insurance; somebody looks at it afterwards. */
export const tellOfChange = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  { status }: Pick<ProfileRow, "status">,
  step: "driver" | "vehicles" | "payment",
): Promise<void> => {
  if (status !== "active") return;
  await openTask(trx, ctx.clock, {
    kind: changedKind,
    subjectId: userId,
    data: { step },
    dueAt: daysFromNow(ctx.clock, changeDays),
  });
};
