import type { BodyOf } from "@app/contract/endpoint";
import type { advanceOfficeOrder as endpoint, OfficeOrder } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/transporter-papers";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { readNow } from "../pickups/index.ts";
import { closeTask } from "../tasks/index.ts";
import { mayFollow, orderTask } from "./office.rules.ts";
import * as queries from "./orders.queries.ts";
import { readOrder } from "./read-order.ts";
import { closePoints, openPoints } from "./sites.queries.ts";

type Advance = BodyOf<typeof endpoint>;

/** What else has to be there, and what a status brings with it. */
const changesOf = (
  order: queries.OrderRow,
  { status, day }: Advance,
  today: string,
): queries.OrderChanges => {
  if (status === "confirmed") {
    if (day === null || day < today) {
      throw new AppError("invalid_request", { fields: { day: ["day"] } });
    }
    return { status, installs_on: day };
  }
  if (status !== "active") return { status };
  // Every van must find somebody who can sign.
  if (order.sites.some(({ hasPin }) => !hasPin)) throw new AppError("pin_missing");
  return { status, starts_on: day ?? order.startsOn ?? today };
};

const movePoints = async (ctx: Context, trx: Trx, id: string, { status }: Advance) => {
  if (status === "installed") await openPoints(trx, ctx.clock, id);
  if (status === "ended") await closePoints(trx, id);
};

export const advanceOrder = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<OfficeOrder> => {
  const { params, body } = call;
  const { id } = params;
  const asked = askedBy(call);
  const { actorId } = asked;
  const { status, note } = body;
  const subject = { kind: "office_order" as const, id };
  const act = { ...asked, act: "advance_office_order", subject, note };
  const advance = async (trx: Trx): Promise<void> => {
    const order = await queries.lockOrder(trx, id);
    if (!order) throw new AppError("not_found");
    if (!mayFollow(order.status, status)) throw new AppError("order_settled");
    const today = dayInAlgeria(await readNow(trx, ctx.clock));
    await queries.changeOrder(trx, ctx.clock, id, changesOf(order, body, today));
    await movePoints(ctx, trx, id, body);
    await queries.addOrderStep(trx, ctx.clock, { orderId: id, status, actorId, note });
    const task = { kind: orderTask, subjectId: id, decidedBy: actorId, decision: status, note };
    await closeTask(trx, ctx.clock, task);
  };
  await writeOnce(ctx, asked, { says: ["advanceOfficeOrder", id, body], id }, (trx) =>
    auditedIn(trx, ctx, act, advance),
  );
  return readOrder(ctx.db, id);
};
