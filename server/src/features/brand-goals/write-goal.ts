import { randomUUIDv7 } from "node:crypto";
import { type addGoal as endpoint, type GoalInput, mostGoals } from "@app/contract/brand-goals";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import type { CompanyActor } from "../identity/index.ts";
import { lockBrand } from "../../locks.queries.ts";
import * as queries from "./brand-goals.queries.ts";
import { keptGoal } from "./brand-goals.rules.ts";

const checkWilayas = async (ctx: Context, { wilayas }: GoalInput): Promise<void> => {
  if (await queries.areWilayas(ctx.db, wilayas)) return;
  throw new AppError("invalid_request", { fields: { wilayas: ["wilaya"] } });
};

export const addGoal = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const { body: goal } = call;
  const brandId = call.actor.company.id;
  await checkWilayas(ctx, goal);
  const request = { says: ["addGoal", brandId, goal], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedBy(call), request, async (trx) => {
    await lockBrand(trx, brandId);
    if ((await queries.countGoals(trx, brandId)) >= mostGoals) throw new AppError("limit_reached");
    await queries.insertGoal(trx, ctx.clock, { id: request.id, brandId, goal: keptGoal(goal) });
  });
  return { id };
};

export const changeGoal = async (
  ctx: Context,
  { company }: CompanyActor,
  id: string,
  goal: GoalInput,
): Promise<Record<never, never>> => {
  await checkWilayas(ctx, goal);
  if (await queries.changeGoal(ctx.db, company.id, id, keptGoal(goal))) return {};
  throw new AppError("not_found");
};

export const endGoal = async (
  ctx: Context,
  { company }: CompanyActor,
  id: string,
): Promise<void> => {
  if (await queries.endGoal(ctx.db, ctx.clock, company.id, id)) return;
  throw new AppError("not_found");
};
