import type { setPersonState as endpoint } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { endSessions, tellEverywhere } from "../identity/index.ts";
import { actOnPerson } from "./act-on-person.ts";
import { setStatus } from "./acts.queries.ts";

const acts = { suspended: "suspend_person", active: "lift_suspension" } as const;
const templates = { suspended: "account_suspended", active: "account_open_again" } as const;

/** Whoever is suspended is out with the next request; nobody shuts themselves out. */
export const setPersonState = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { state, reason } = call.body;
  if (id === call.actor.userId) throw new AppError("forbidden");
  const act = { act: acts[state], personId: id, says: [reason], note: reason };
  await actOnPerson(ctx, askedBy(call), act, async (trx, person) => {
    if (person.status === state) return;
    await setStatus(trx, id, state);
    if (state === "suspended") await endSessions(ctx, trx, id);
    const contacts = { ...person, userId: id };
    await tellEverywhere(ctx, trx, contacts, { template: templates[state], data: {} });
  });
  return {};
};
