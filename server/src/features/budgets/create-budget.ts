import type { createBudget as endpoint } from "@app/contract/budgets";
import type { BodyOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { insertBudget } from "./budgets.queries.ts";

export const createBudget = async (
  { db, clock }: Context,
  { userId }: Actor,
  body: BodyOf<typeof endpoint>,
): Promise<{ id: string }> => ({ id: await insertBudget(db, clock, userId, body) });
