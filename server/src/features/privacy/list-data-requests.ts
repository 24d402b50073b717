import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { DataRequest, listDataRequests as endpoint } from "@app/contract/privacy-desk";
import type { Context } from "../../context.ts";
import { findErasureBars } from "../accounts/index.ts";
import { requestStateOf } from "./privacy.rules.ts";
import { findRequests } from "./requests.queries.ts";

const pageSize = 50;

type Found = Awaited<ReturnType<typeof findRequests>>[number];

const asShown = async ({ db }: Context, found: Found): Promise<DataRequest> => {
  const { id, kind, code, askedAt, dueAt, doneAt, withdrawnAt, userId, now } = found;
  const state = requestStateOf(found, now);
  return {
    id,
    kind,
    state,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    endedAt: (doneAt ?? withdrawnAt)?.toISOString() ?? null,
    code,
    bars: state === "late" ? await findErasureBars(db, userId) : [],
  };
};

export const listDataRequests = async (
  ctx: Context,
  filter: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findRequests(ctx.db, ctx.clock, filter, pageSize + 1);
  const requests: DataRequest[] = [];
  for (const one of found.slice(0, pageSize)) requests.push(await asShown(ctx, one));
  return { requests, next: found.length > pageSize ? (requests.at(-1)?.id ?? null) : null };
};
