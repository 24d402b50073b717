import type { DayRoot, listDayRoots } from "@app/contract/custody";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findRoot, findRootsBefore, type StoredRoot } from "./custody.queries.ts";

const pageSize = 31;

export const toDayRoot = ({ day, treeSize, rootHash }: StoredRoot): DayRoot => ({
  day,
  treeSize,
  rootHash: rootHash.toString("base64"),
});

export const listDays = async (
  ctx: Context,
  before: string | undefined,
): Promise<ResponseOf<typeof listDayRoots>> => {
  const found = await findRootsBefore(ctx.db, before, pageSize + 1);
  const days = found.slice(0, pageSize).map(toDayRoot);
  return { days, next: found.length > pageSize ? (days.at(-1)?.day ?? null) : null };
};

export const showDay = async (ctx: Context, day: string): Promise<DayRoot> => {
  const root = await findRoot(ctx.db, day);
  if (!root) throw new AppError("not_found");
  return toDayRoot(root);
};
