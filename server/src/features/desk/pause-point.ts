import { randomUUIDv7 } from "node:crypto";
import type { pausePoint as endpoint } from "@app/contract/desk-points";
import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { findStaff, lockPoint, setPointStatus } from "./points.queries.ts";

/** Only what is open can be paused, and only what was paused is opened again. */
const moves = {
  pause: { act: "pause_point", from: "active", to: "suspended", kind: "point_paused" },
  reopen: { act: "reopen_point", from: "suspended", to: "active", kind: "point_reopened" },
} as const;

const tellStaff = async (
  ctx: Context,
  trx: Trx,
  pointId: string,
  {
    kind,
    data,
  }: { kind: "point_paused" | "point_reopened"; data: { place: string; note: string } },
): Promise<void> => {
  const staff = await findStaff(trx, pointId);
  const entries = staff.map((userId) => ({ id: randomUUIDv7(), userId, kind, data }));
  await leaveNotificationsIn(ctx, trx, entries);
};

/** Under the lock of the point. What is not in the state from which it moves stays as it is; whether it moved. */
export const movePoint = async (
  ctx: Context,
  trx: Trx,
  id: string,
  { move, note }: { move: keyof typeof moves; note: string },
): Promise<boolean> => {
  const { from, to, kind } = moves[move];
  const point = await lockPoint(trx, id);
  if (point?.status !== from) return false;
  await setPointStatus(trx, id, to);
  await tellStaff(ctx, trx, id, { kind, data: { place: point.place, note } });
  return true;
};

export const pausePoint = (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const { isPaused, note } = call.body;
  const { id } = call.params;
  const asked = askedBy(call);
  const move = isPaused ? "pause" : "reopen";
  const { act } = moves[move];
  const subject = { kind: "point" as const, id };
  return audited(ctx, { ...asked, act, subject, note }, async (trx) => {
    const fingerprint = hashSecret(JSON.stringify(["pausePoint", id, isPaused, note]));
    if (!(await lockPoint(trx, id))) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (!(await movePoint(ctx, trx, id, { move, note }))) throw new AppError("already_decided");
    await rememberAnswer(trx, ctx.clock, { ...asked, fingerprint });
  });
};
