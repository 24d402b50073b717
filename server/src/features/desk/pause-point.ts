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

export const pausePoint = (ctx: Context, call: Call<typeof endpoint>): Promise<void> => {
  const { isPaused, note } = call.body;
  const { id } = call.params;
  const asked = askedBy(call);
  const { act, from, to, kind } = isPaused ? moves.pause : moves.reopen;
  const subject = { kind: "point" as const, id };
  return audited(ctx, { ...asked, act, subject, note }, async (trx) => {
    const fingerprint = hashSecret(JSON.stringify(["pausePoint", id, isPaused, note]));
    const point = await lockPoint(trx, id);
    if (!point) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (point.status !== from) throw new AppError("already_decided");
    await setPointStatus(trx, id, to);
    await tellStaff(ctx, trx, id, { kind, data: { place: point.place, note } });
    await rememberAnswer(trx, ctx.clock, { ...asked, fingerprint });
  });
};
