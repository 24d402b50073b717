import type { BodyOf } from "@app/contract/endpoint";
import { localized, localizedTextSchema, localeSchema } from "@app/contract/localized-text";
import { type decidePoint as endpoint, pointDecided } from "@app/contract/point-changes";
import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import type { Asked } from "../../http/asked-by.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { publish } from "../../messaging/publish.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { queueForPerson } from "../messages/index.ts";
import { closeTask } from "../tasks/index.ts";
import { approvalKind } from "./approval-task.ts";
import { type LockedPoint, lockPoint, setDecision } from "./decisions.queries.ts";

type Decided = BodyOf<typeof endpoint>;

const goOnAt = {
  approved: "/collection-point",
  more_info: "/collection-point/profile",
  refused: "/contactUs",
} as const;

const tellOwner = (
  ctx: Context,
  trx: Trx,
  { ownerId: id, name, ...owner }: LockedPoint,
  { decision, note: reason }: Decided,
): Promise<void> => {
  const pointName = localized(localizedTextSchema.parse(name), localeSchema.parse(owner.locale));
  const link = ctx.config.SITE_URL + goOnAt[decision];
  const data = { decision, pointName, reason, link };
  return queueForPerson(ctx, trx, { ...owner, id }, { template: "point_decided", data });
};

const actOf = (asked: Asked, id: string, { note }: Decided) => ({
  ...asked,
  act: "decide_point",
  subject: { kind: "point" as const, id },
  note,
});

export const decidePoint = (
  ctx: Context,
  asked: Asked,
  id: string,
  decided: Decided,
): Promise<void> =>
  audited(ctx, actOf(asked, id, decided), async (trx) => {
    const { clock } = ctx;
    const { decision, note } = decided;
    const fingerprint = hashSecret(JSON.stringify(["decidePoint", id, decision, note]));
    const point = await lockPoint(trx, id);
    if (!point) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (point.status !== "pending") throw new AppError("already_decided");
    await setDecision(trx, clock, id, decision);
    await closeTask(trx, clock, {
      kind: approvalKind,
      subjectId: id,
      decidedBy: asked.actorId,
      decision,
      note,
    });
    await publish(trx, clock, {
      event: pointDecided,
      personId: point.ownerId,
      payload: { pointId: id, ownerId: point.ownerId, decision },
      traceId: asked.traceId,
    });
    await tellOwner(ctx, trx, point, decided);
    await rememberAnswer(trx, clock, { actorId: asked.actorId, key: asked.key, fingerprint });
  });
