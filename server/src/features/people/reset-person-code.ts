import { randomInt, randomUUIDv7 } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import type { resetPersonCode as endpoint } from "@app/contract/people";
import { makeCode } from "@app/contract/public-code";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { leaveNotificationsIn } from "../notifications/index.ts";
import { actOnPerson } from "./act-on-person.ts";
import { readCode, setCode } from "./acts.queries.ts";

const setFreeCode = async (trx: Trx, id: string): Promise<void> => {
  if (!(await setCode(trx, id, makeCode(randomInt)))) await setFreeCode(trx, id);
};

/** A lost card or a copied one: what is printed on it leads nowhere from now on. */
export const resetPersonCode = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const { id } = call.params;
  const { reason } = call.body;
  const act = { act: "reset_code", personId: id, says: [reason], note: reason };
  await actOnPerson(ctx, askedBy(call), act, async (trx) => {
    await setFreeCode(trx, id);
    await leaveNotificationsIn(ctx, trx, [
      { id: randomUUIDv7(), userId: id, kind: "code_reset", data: {} },
    ]);
  });
  return { code: await readCode(ctx.db, id) };
};
