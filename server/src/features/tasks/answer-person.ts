import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { queueForPerson } from "../messages/index.ts";
import { findReachable } from "./people.queries.ts";

/** What the back office wrote. */
export const answerPerson = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  answer: string,
): Promise<void> => {
  const person = await findReachable(trx, userId);
  if (!person || answer === "") return;
  await queueForPerson(ctx, trx, person, { template: "team_answer", data: { answer } });
};
