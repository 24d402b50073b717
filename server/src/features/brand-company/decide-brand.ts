import type { Trx } from "@app/database/connect";
import { isRepeated, rememberAnswer } from "../../answers.ts";
import type { Asked } from "../../http/asked-by.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { hashSecret } from "../../secrets.ts";
import { audited } from "../audit/index.ts";
import { queueMessage } from "../messages/index.ts";
import { closeTask } from "../tasks/index.ts";
import { type Decided, findAdmins, lockReview, setReview } from "./brand-company.queries.ts";
import { checkKind } from "./brand-company.rules.ts";

const goOnAt = { approved: "/csr/dashboard", more_info: "/csr/business-profile" } as const;

const tellAdmins = async (ctx: Context, trx: Trx, brandId: string, decided: Decided) => {
  const { decision, note } = decided;
  for (const { id, email, locale } of await findAdmins(trx, brandId)) {
    await queueMessage(ctx, trx, {
      channel: "mail",
      to: email,
      locale,
      userId: id,
      template: "brand_decided",
      data: { decision, reason: note, link: ctx.config.SITE_URL + goOnAt[decision] },
    });
  }
};

const actOf = (asked: Asked, id: string, { note }: Decided) => ({
  ...asked,
  act: "decide_brand",
  subject: { kind: "brand" as const, id },
  note,
});

/** What the back office found; the brand works whatever it is. */
export const decideBrand = (
  ctx: Context,
  asked: Asked,
  brandId: string,
  decided: Decided,
): Promise<void> =>
  audited(ctx, actOf(asked, brandId, decided), async (trx) => {
    const { clock } = ctx;
    const { decision, note } = decided;
    const fingerprint = hashSecret(JSON.stringify(["decideBrand", brandId, decision, note]));
    const company = await lockReview(trx, brandId);
    if (!company) throw new AppError("not_found");
    if (await isRepeated(trx, asked, fingerprint)) return;
    if (company.review !== "pending") throw new AppError("already_decided");
    await setReview(trx, brandId, decision, decision === "more_info" ? note : null);
    await closeTask(trx, clock, {
      kind: checkKind,
      subjectId: brandId,
      decidedBy: asked.actorId,
      decision,
      note,
    });
    await tellAdmins(ctx, trx, brandId, decided);
    await rememberAnswer(trx, clock, { actorId: asked.actorId, key: asked.key, fingerprint });
  });
