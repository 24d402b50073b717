import { randomBytes } from "node:crypto";
import { isPoolEnough, type writeQuestion as endpoint } from "@app/contract/quiz-desk";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import * as queries from "./desk.queries.ts";

/** All of them go to every phone. */
const mostQuestions = 1000;

/** Called with the pool locked, after a change of it. */
export const refuseThinPool = async (trx: Trx): Promise<void> => {
  if (!isPoolEnough(await queries.findPool(trx))) throw new AppError("too_few_questions");
};

const write = async (
  ctx: Context,
  trx: Trx,
  id: string,
  { question, replaces }: Call<typeof endpoint>["body"],
): Promise<void> => {
  await queries.lockPool(trx);
  if ((await queries.countQuestions(trx)) >= mostQuestions) throw new AppError("limit_reached");
  await queries.insertQuestion(trx, id, question);
  if (replaces === null) return;
  const old = await queries.findQuestion(trx, replaces);
  if (!old) throw new AppError("not_found");
  if (old.replacedBy !== null) throw new AppError("already_decided");
  await queries.retire(trx, ctx.clock, { id: replaces, replacedBy: id });
  await refuseThinPool(trx);
};

export const writeQuestion = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const asked = askedBy(call);
  const newId = `q-${randomBytes(8).toString("hex")}`;
  const request = { says: ["writeQuestion", call.body], id: newId };
  const subject = { kind: "question" as const, id: newId };
  const act = { ...asked, act: "write_question", subject, note: call.body.replaces };
  const id = await writeOnce(ctx, asked, request, (trx) =>
    auditedIn(trx, ctx, act, () => write(ctx, trx, newId, call.body)),
  );
  return { id };
};
