import type { listAudit as endpoint } from "@app/contract/audit";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { shortName } from "../../short-name.ts";
import { findEntries } from "./audit.queries.ts";

const pageSize = 50;

export const listAudit = async (
  ctx: Context,
  filter: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findEntries(ctx.db, filter, pageSize + 1);
  const entries = found.slice(0, pageSize).map(({ firstName, lastName, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: shortName(firstName, lastName),
  }));
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
};
