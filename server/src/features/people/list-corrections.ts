import type { ResponseOf } from "@app/contract/endpoint";
import type { listCorrections as endpoint } from "@app/contract/people";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import type { Actor } from "../identity/index.ts";
import { findAsked } from "./corrections.queries.ts";

const pageSize = 30;

export const listCorrections = async (
  ctx: Context,
  actor: Actor,
  after: string | undefined,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findAsked(ctx.db, after, pageSize + 1);
  const corrections = found
    .slice(0, pageSize)
    .map(({ askedById, firstName, lastName, askedAt, ...correction }) => ({
      ...correction,
      askedBy: shortName(firstName, lastName),
      askedAt: askedAt.toISOString(),
      isMine: askedById === actor.userId,
    }));
  return { corrections, next: found.length > pageSize ? (corrections.at(-1)?.id ?? null) : null };
};
