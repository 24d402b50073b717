import { AppError } from "../../app-error.ts";
import { fact, factIf, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { type Advance, advanceOrder } from "./advance-order.ts";
import { findOrdered, findProblems, type ProblemRow, setAnswer } from "./decided.queries.ts";
import { orderTask, problemTask } from "./office.rules.ts";
import { tellOffice } from "./tell-office.ts";

/** After the call: when the bins come, or that they do not. */
const advances: Record<string, Pick<Advance, "status" | "inDays">> = {
  in_one_week: { status: "confirmed", inDays: 7 },
  in_two_weeks: { status: "confirmed", inDays: 14 },
  ended: { status: "ended" },
};

const order: TaskKind = {
  kind: orderTask,
  group: "others",
  choices: [
    { id: "in_one_week", note: "optional" },
    { id: "in_two_weeks", note: "optional" },
    { id: "ended", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findOrdered(db, subjectsOf(tasks)), ({ company, number }) => [
      fact("company", "text", company),
      fact("order", "code", number),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findOrdered(db, [subjectId]);
    if (!row) return { facts: [], reader: null };
    const facts = [
      fact("company", "text", row.company),
      fact("order", "code", row.number),
      fact("pack", "word", `pack_${row.pack}`),
      fact("people", "count", row.people),
      fact("sites", "count", row.sites),
      fact("rhythm", "word", `rhythm_${row.rhythm}`),
      fact("per_month", "centimes", row.dinarsPerMonth * 100),
      fact("contact_person", "text", row.contactName),
      fact("phone", "code", row.contactPhone),
    ];
    return { facts, reader: { locale: row.locale } };
  },
  decide: (ctx, asked, { subjectId }, { choice, note }) => {
    const advance = advances[choice];
    if (!advance) throw new AppError("not_found");
    return advanceOrder(ctx, asked, subjectId, {
      ...advance,
      choice,
      from: "placed",
      day: null,
      note,
    });
  },
};

const problemFacts = (row: ProblemRow) => [
  fact("company", "text", row.company),
  fact("site", "text", row.site),
  fact("problem", "word", `problem_${row.kind}`),
  ...factIf("message", "text", row.note),
  fact("order", "code", row.number),
  fact("address", "text", row.address),
  fact("contact_person", "text", row.contactName),
  fact("phone", "code", row.contactPhone),
];

/** Either way the office reads the answer. */
const problem: TaskKind = {
  kind: problemTask,
  group: "others",
  choices: [
    { id: "solved", note: "needed" },
    { id: "coming", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findProblems(db, subjectsOf(tasks)), (row) =>
      problemFacts(row).slice(0, 3),
    ),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findProblems(db, [subjectId]);
    return row
      ? { facts: problemFacts(row), reader: { locale: row.locale } }
      : { facts: [], reader: null };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      const [row] = await findProblems(trx, [task.subjectId]);
      if (!row) throw new AppError("not_found");
      await setAnswer(trx, ctx.clock, row.id, note);
      await tellOffice(ctx, trx, row.organisationId, {
        about: "office_problem",
        reference: row.site,
        reason: note,
        date: null,
        goOnAt: "/officepack/dashboard",
      });
    }),
};

export const officeTaskKinds: readonly TaskKind[] = [order, problem];
