import type { askQuestion as endpoint } from "@app/contract/quiz-desk";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import * as queries from "./desk.queries.ts";
import { refuseThinPool } from "./write-question.ts";

const change = async (ctx: Context, trx: Trx, id: string, isAsked: boolean): Promise<void> => {
  await queries.lockPool(trx);
  const question = await queries.findQuestion(trx, id);
  if (!question) throw new AppError("not_found");
  // What was written anew is asked in its new words.
  if (question.replacedBy !== null) throw new AppError("already_decided");
  if (isAsked) return queries.askAgain(trx, id);
  await queries.retire(trx, ctx.clock, { id, replacedBy: null });
  await refuseThinPool(trx);
};

export const askQuestion = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { isAsked } = call.body;
  const asked = askedBy(call);
  const act = {
    ...asked,
    act: isAsked ? "ask_question" : "retire_question",
    subject: { kind: "question" as const, id },
  };
  await writeOnce(ctx, asked, { says: ["askQuestion", id, isAsked], id }, (trx) =>
    auditedIn(trx, ctx, act, () => change(ctx, trx, id, isAsked)),
  );
  return {};
};
