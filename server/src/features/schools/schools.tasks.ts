import { schoolReference } from "@app/contract/schools";
import { fact, factIf, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { decideSchool } from "./decide-school.ts";
import { type ApplicationRow, findApplications } from "./decisions.queries.ts";
import { schoolTask } from "./schools.rules.ts";

const factsOf = (row: ApplicationRow) => [
  fact("school", "text", row.schoolName),
  fact("reference", "code", schoolReference(row.number)),
  fact("commune", "text", { en: row.communeFr, fr: row.communeFr, ar: row.communeAr }),
  fact("level", "word", `level_${row.level}`),
  fact("classes", "count", row.classes),
  fact("pupils", "count", row.pupils),
  fact("teacher", "text", row.teacherName),
  fact("phone", "code", row.phone),
  fact("months", "code", row.months.join(", ")),
  ...factIf("message", "text", row.message),
];

const school: TaskKind = {
  kind: schoolTask,
  group: "others",
  choices: [
    { id: "scheduled", note: "needed" },
    { id: "call_again", note: "needed" },
    { id: "refused", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findApplications(db, subjectsOf(tasks)), (row) =>
      factsOf(row).slice(0, 2),
    ),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findApplications(db, [subjectId]);
    return row
      ? { facts: factsOf(row), reader: { locale: row.locale } }
      : { facts: [], reader: null };
  },
  decide: decideSchool,
};

export const schoolsTaskKinds: readonly TaskKind[] = [school];
