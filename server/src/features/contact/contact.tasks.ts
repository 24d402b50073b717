import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { queueMessage } from "../messages/index.ts";
import { fact, factsOf, settleTask, type TaskKind } from "../tasks/index.ts";
import { findContactMessages, markAnswered } from "./contact.queries.ts";
import { referenceOf } from "./contact.rules.ts";

/** To wherever they asked to be answered; a message that is swept by now has no one waiting. */
const sendAnswer = async (ctx: Context, trx: Trx, id: string, answer: string): Promise<void> => {
  const [letter] = await findContactMessages(trx, [id]);
  if (!letter) return;
  const { contact: to, locale } = letter;
  const message = { to, locale, template: "team_answer", data: { answer } } as const;
  const channel = to.includes("@") ? "mail" : "sms";
  await queueMessage(ctx, trx, { ...message, channel });
  await markAnswered(trx, ctx.clock, id);
};

const contactMessage: TaskKind = {
  kind: "contact_message",
  group: "others",
  choices: [
    { id: "answer", note: "needed" },
    { id: "no_answer", note: "none" },
  ],
  titles: async (ctx, tasks) => {
    const letters = await findContactMessages(
      ctx.db,
      tasks.map(({ subjectId }) => subjectId),
    );
    const titles = new Map(
      letters.map(({ id, name, topic }) => [
        id,
        [fact("topic", "word", `topic_${topic}`), fact("sender", "text", name)],
      ]),
    );
    return new Map(tasks.map(({ id, subjectId }) => [id, titles.get(subjectId) ?? []]));
  },
  show: async (ctx, { subjectId }) => {
    const [letter] = await findContactMessages(ctx.db, [subjectId]);
    if (!letter) return { facts: [], reader: null };
    return {
      facts: factsOf([
        ["message", "text", letter.message],
        ["sender", "text", letter.name],
        ["contact", "code", letter.contact],
        ["topic", "word", `topic_${letter.topic}`],
        ["written", "time", letter.createdAt.toISOString()],
        ["reference", "code", referenceOf(letter.id)],
      ]),
      reader: { locale: letter.locale },
    };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice === "answer") await sendAnswer(ctx, trx, task.subjectId, note);
    }),
};

export const contactTaskKinds = [contactMessage];
