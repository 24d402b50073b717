import type { setPersonRole as endpoint } from "@app/contract/people";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { actOnPerson } from "./act-on-person.ts";
import { addRole, removeRole } from "./acts.queries.ts";

/** A role is a label: it asks for a profile and opens nothing by itself. */
export const setPersonRole = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { role, held } = call.body;
  const act = { act: held ? "add_role" : "remove_role", personId: id, says: [role], note: role };
  await actOnPerson(ctx, askedBy(call), act, (trx) =>
    held ? addRole(trx, ctx.clock, id, role) : removeRole(trx, id, role),
  );
  return {};
};
