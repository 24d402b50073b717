import { randomUUIDv7 } from "node:crypto";
import type { BodyOf } from "@app/contract/endpoint";
import type { decideTransporter as endpoint } from "@app/contract/transporter-profile";
import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import type { Asked } from "../../http/asked-by.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { queueForPerson } from "../messages/index.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { closeTask } from "../tasks/index.ts";
import { approvalKind } from "./approval-task.ts";
import { type LockedTransporter, lockTransporter, setDecision } from "./decisions.queries.ts";

type Decided = BodyOf<typeof endpoint>;

const goOnAt = {
  approved: "/transporter/badge",
  more_info: "/transporter/profile",
  refused: "/contactUs",
} as const;

const tellDriver = (
  ctx: Context,
  trx: Trx,
  driver: LockedTransporter,
  { decision, note }: Decided,
): Promise<void> =>
  queueForPerson(ctx, trx, driver, {
    template: "transporter_decided",
    data: { decision, reason: note, link: ctx.config.SITE_URL + goOnAt[decision] },
  });

const actOf = (asked: Asked, id: string, { note }: Decided) => ({
  ...asked,
  act: "decide_transporter",
  subject: { kind: "transporter" as const, id },
  note,
});

export const decideTransporter = (
  ctx: Context,
  asked: Asked,
  id: string,
  decided: Decided,
): Promise<void> =>
  audited(ctx, actOf(asked, id, decided), async (trx) => {
    const { clock } = ctx;
    const { decision, note, papers } = decided;
    const fingerprint = hashSecret(
      JSON.stringify(["decideTransporter", id, decision, note, papers]),
    );
    const driver = await lockTransporter(trx, id);
    if (!driver) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (driver.status !== "pending") throw new AppError("already_decided");
    await setDecision(trx, clock, id, { decision, papers });
    await closeTask(trx, clock, {
      kind: approvalKind,
      subjectId: id,
      decidedBy: asked.actorId,
      decision,
      note,
    });
    await leaveNotificationsIn(ctx, trx, [
      { id: randomUUIDv7(), userId: id, kind: "transporter_decided", data: { decision } },
    ]);
    await tellDriver(ctx, trx, driver, decided);
    await rememberAnswer(trx, clock, { actorId: asked.actorId, key: asked.key, fingerprint });
  });
