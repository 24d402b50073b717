import { shareOut } from "@app/contract/goal-months";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { findGoals, readYear } from "./brand-goals.queries.ts";
import { amountOf } from "./brand-goals.rules.ts";

export const listGoals = async (ctx: Context, { company }: CompanyActor) => {
  const [goals, thisYear] = await Promise.all([
    findGoals(ctx.db, company.id),
    readYear(ctx.db, ctx.clock),
  ]);
  return {
    mayEdit: company.rank !== "viewer",
    thisYear,
    goals: goals.map(({ grams, count, weights, ...goal }) => {
      const amount = amountOf({ grams, count });
      return { ...goal, amount, months: shareOut(amount, weights) };
    }),
  };
};
