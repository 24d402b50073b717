import { randomUUIDv7 } from "node:crypto";
import type { openBreach as endpoint } from "@app/contract/breaches";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { insertBreach, isPast } from "./breaches.queries.ts";

/** The audit has its state and figures: what people wrote stays in the log. */
export const openBreach = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const { body } = call;
  const asked = askedBy(call);
  if (!(await isPast(ctx.db, ctx.clock, new Date(body.foundAt)))) {
    throw new AppError("invalid_request", { fields: { foundAt: ["foundAt"] } });
  }
  const request = { says: ["openBreach", body], id: randomUUIDv7() };
  const subject = { kind: "breach" as const, id: request.id };
  const id = await writeOnce(ctx, asked, request, (trx) =>
    auditedIn(trx, ctx, { ...asked, act: "open_breach", subject }, () =>
      insertBreach(trx, ctx.clock, request.id, body),
    ),
  );
  return { id };
};
