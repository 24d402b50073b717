import type { endPersonDevice as endpoint } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { endSession } from "../identity/index.ts";
import { actOnPerson } from "./act-on-person.ts";

export const endPersonDevice = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<undefined> => {
  const { id, deviceId } = call.params;
  const act = { act: "end_device", personId: id, says: [deviceId] };
  await actOnPerson(ctx, askedBy(call), act, async (trx) => {
    if (!(await endSession(ctx, trx, id, deviceId))) throw new AppError("not_found");
  });
};
