import type { ResponseOf } from "@app/contract/endpoint";
import type { listPersonDeposits, listPersonLedger } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findDeposits, findMoves, isThere } from "./history.queries.ts";

const pageSize = 30;

const checkThere = async (ctx: Context, userId: string): Promise<void> => {
  if (!(await isThere(ctx.db, userId))) throw new AppError("not_found");
};

export const listLedger = async (
  ctx: Context,
  userId: string,
  before: string | undefined,
): Promise<ResponseOf<typeof listPersonLedger>> => {
  await checkThere(ctx, userId);
  const found = await findMoves(ctx.db, userId, before, pageSize + 1);
  const moves = found.slice(0, pageSize).map((move) => ({ ...move, at: move.at.toISOString() }));
  return { moves, next: found.length > pageSize ? (moves.at(-1)?.id ?? null) : null };
};

export const listDeposits = async (
  ctx: Context,
  userId: string,
  before: number | undefined,
): Promise<ResponseOf<typeof listPersonDeposits>> => {
  await checkThere(ctx, userId);
  const found = await findDeposits(ctx.db, userId, before, pageSize + 1);
  const deposits = found.slice(0, pageSize).map((one) => ({ ...one, at: one.at.toISOString() }));
  const last = deposits.at(-1);
  return { deposits, next: found.length > pageSize && last ? String(last.number) : null };
};
