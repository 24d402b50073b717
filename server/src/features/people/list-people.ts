import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import type { exportPeople, listPeople as endpoint } from "@app/contract/people";
import type { Context } from "../../context.ts";
import { type Asked, findPeople } from "./find-people.queries.ts";
import { readPeople } from "./people.queries.ts";
import { readFind } from "./people.rules.ts";
import { shownPerson } from "./shown-person.ts";

const pageSize = 50;

/** Null when what is looked for could be anybody. */
export const askedOf = (query: QueryOf<typeof exportPeople>): Asked | null => {
  const { find: typed, role, state, wilaya } = query;
  const find = typed === undefined ? undefined : readFind(typed);
  return find === null ? null : { find, role, state, wilaya };
};

export const listPeople = async (
  ctx: Context,
  query: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const asked = askedOf(query);
  if (!asked) return { people: [], found: 0, next: null };
  const page = { after: query.after, most: pageSize + 1 };
  const { ids, found } = await findPeople(ctx.db, ctx.clock, asked, page);
  const people = await readPeople(ctx.db, ctx.clock, ids.slice(0, pageSize));
  return {
    people: people.map(shownPerson),
    found: query.after === undefined ? found : null,
    next: ids.length > pageSize ? (ids[pageSize - 1] ?? null) : null,
  };
};
