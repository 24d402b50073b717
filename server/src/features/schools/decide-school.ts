import { schoolReference } from "@app/contract/schools";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { queueMessage, type SchoolAnswer } from "../messages/index.ts";
import { daysFromNow, openTask, settleTask, type Task } from "../tasks/index.ts";
import { findApplications, type SchoolStatus, setSchoolStatus } from "./decisions.queries.ts";
import { callAgainDays, schoolTask } from "./schools.rules.ts";

const statusAfter: Record<SchoolAnswer, SchoolStatus> = {
  scheduled: "scheduled",
  call_again: "contacted",
  refused: "refused",
};

interface Decided {
  decision: SchoolAnswer;
  note: string;
}

const answer = async (
  ctx: Context,
  trx: Trx,
  id: string,
  { decision, note: reason }: Decided,
): Promise<void> => {
  const [application] = await findApplications(trx, [id]);
  // Deleted after two years, whatever is open about it.
  if (!application) return;
  const reference = schoolReference(application.number);
  await setSchoolStatus(trx, id, statusAfter[decision]);
  if (decision === "call_again") {
    const dueAt = daysFromNow(ctx.clock, callAgainDays);
    await openTask(trx, ctx.clock, {
      kind: schoolTask,
      subjectId: id,
      data: { reference },
      dueAt,
    });
  }
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: application.email,
    locale: application.locale,
    template: "school_answered",
    data: { decision, reference, reason },
  });
};

const isAnswer = (choice: string): choice is SchoolAnswer => Object.hasOwn(statusAfter, choice);

/** The visit is agreed on, nobody answered the phone, or we do not come. The teacher reads it. */
export const decideSchool = (
  ctx: Context,
  asked: Asked,
  task: Task,
  { choice, note }: { choice: string; note: string },
): Promise<void> => {
  if (!isAnswer(choice)) throw new AppError("not_found");
  return settleTask(ctx, asked, task, choice, note, (trx) =>
    answer(ctx, trx, task.subjectId, { decision: choice, note }),
  );
};
