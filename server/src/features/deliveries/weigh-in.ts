import type { weighIn as endpoint } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { hashSecret } from "../../secrets.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { keepPhoto } from "../handovers/index.ts";
import { callReceive, findByToken, type FoundDelivery } from "./deliveries.queries.ts";
import { findLink } from "./find-link.ts";

const differsBy =
  (percent: number) =>
  ({ expectedGrams, receivedGrams, refusedGrams }: FoundDelivery["items"][number]) =>
    Math.abs(receivedGrams + refusedGrams - expectedGrams) * 100 > expectedGrams * percent;

/** Without an account: whoever has the link stands at the scale. It works once. */
export const weighIn = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { params, body, address, idempotencyKey: key, traceId } = call;
  const tokenHash = hashSecret(params.token);
  const { isOver, received_at: receivedAt } = await findLink(ctx, { token: params.token, address });
  // A photo is only kept for a link that lives, or for a repeat of what closed it.
  if (isOver && !receivedAt) throw new AppError("link_dead");
  const ticket = body.ticket === null ? null : await keepPhoto(ctx, body.ticket);
  const outcome = await callReceive(
    ctx.db,
    ctx.clock,
    { key, traceId, tokenHash },
    { ...body, ticket },
  );
  if (outcome === "not_found") throw new AppError("link_dead");
  if (outcome !== "received" && outcome !== "replayed") throw refusal(outcome);
  const found = await findByToken(ctx.db, ctx.clock, tokenHash);
  const differing = found?.items.filter(
    differsBy(await readLimit(ctx, "facility_tolerance_percent")),
  );
  return { differing: differing?.map(({ material }) => material) ?? [] };
};
