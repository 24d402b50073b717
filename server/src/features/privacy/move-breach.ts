import { type moveBreach as endpoint, stepsAfter } from "@app/contract/breaches";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { addStep, lockBreach } from "./breaches.queries.ts";

export const moveBreach = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { body } = call;
  const asked = askedBy(call);
  const act = { ...asked, act: "move_breach", subject: { kind: "breach" as const, id } };
  await writeOnce(ctx, asked, { says: ["moveBreach", id, body], id }, (trx) =>
    auditedIn(trx, ctx, act, async () => {
      const state = await lockBreach(trx, id);
      if (!state) throw new AppError("not_found");
      if (!stepsAfter[state].includes(body.step)) throw new AppError("already_decided");
      await addStep(trx, ctx.clock, { id, ...body });
    }),
  );
  return {};
};
