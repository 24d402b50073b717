import type { BodyOf } from "@app/contract/endpoint";
import { addDays, isOfficeDay } from "@app/contract/office-calendar";
import type { advanceOfficeOrder as endpoint, OrderStatus } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { readNow } from "../pickups/index.ts";
import { closeTask } from "../tasks/index.ts";
import { mayFollow, orderTask } from "./office.rules.ts";
import * as queries from "./orders.queries.ts";
import { closePoints, openPoints } from "./sites.queries.ts";
import { tellOffice } from "./tell-office.ts";

export interface Advance extends BodyOf<typeof endpoint> {
  /** In place of the day: the first on which offices work after so many days. */
  inDays?: number;
  /** What it must still be: of two who decide the same, the second is told. */
  from?: OrderStatus;
  /** The word under which the task is closed; without it, the status. */
  choice?: string;
}

const firstOfficeDay = (from: string): string => {
  let day = from;
  while (!isOfficeDay(day)) day = addDays(day, 1);
  return day;
};

/** What else has to be there, and what a status brings with it. */
const changesOf = (
  order: queries.OrderRow,
  { status, day: given, inDays }: Advance,
  today: string,
): queries.OrderChanges => {
  const day = inDays === undefined ? given : firstOfficeDay(addDays(today, inDays));
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

/** When the bins come, and why an order ends; the steps between are seen at the office itself. */
const tell = async (
  ctx: Context,
  trx: Trx,
  { organisationId, number: reference }: queries.OrderRow,
  { status, note: reason }: Advance,
  { installs_on: date = null }: { installs_on?: string | null },
): Promise<void> => {
  const goOnAt = status === "ended" ? "/contactUs" : "/officepack/dashboard";
  if (status === "confirmed") {
    const about = "office_confirmed";
    await tellOffice(ctx, trx, organisationId, { about, reference, reason, date, goOnAt });
  } else if (status === "ended" && reason !== "") {
    const about = "office_ended";
    await tellOffice(ctx, trx, organisationId, { about, reference, reason, date: null, goOnAt });
  }
};

const advance = async (
  ctx: Context,
  trx: Trx,
  { actorId }: Asked,
  id: string,
  body: Advance,
): Promise<void> => {
  const { status, note, from, choice = status } = body;
  const order = await queries.lockOrder(trx, id);
  if (!order) throw new AppError("not_found");
  if (from && order.status !== from) throw new AppError("already_decided");
  if (!mayFollow(order.status, status)) throw new AppError("order_settled");
  const today = dayInAlgeria(await readNow(trx, ctx.clock));
  const changes = changesOf(order, body, today);
  await queries.changeOrder(trx, ctx.clock, id, changes);
  await movePoints(ctx, trx, id, body);
  await queries.addOrderStep(trx, ctx.clock, { orderId: id, status, actorId, note });
  const task = { kind: orderTask, subjectId: id, decidedBy: actorId, decision: choice, note };
  await closeTask(trx, ctx.clock, task);
  await tell(ctx, trx, order, body, changes);
};

export const advanceOrder = async (
  ctx: Context,
  asked: Asked,
  id: string,
  body: Advance,
): Promise<void> => {
  const subject = { kind: "office_order" as const, id };
  const act = { ...asked, act: "advance_office_order", subject, note: body.note };
  await writeOnce(ctx, asked, { says: ["advanceOfficeOrder", id, body], id }, (trx) =>
    auditedIn(trx, ctx, act, () => advance(ctx, trx, asked, id, body)),
  );
};
