import type { TaskKindName } from "@app/contract/tasks";
import { shortName } from "../../short-name.ts";
import { fact, factsOf, settleTask, type Task, type TaskKind } from "../tasks/index.ts";
import { findCounterPeople } from "./device-gaps.queries.ts";

const actorOf = ({ data }: Task): string | null =>
  typeof data["actorId"] === "string" ? data["actorId"] : null;

const numbersOf = ({ data }: Task): number =>
  Array.isArray(data["numbers"]) ? data["numbers"].length : 0;

/** Somebody calls the counter; what was weighed there is in no database yet, so nothing is moved here. */
const gapKind = (kind: Extract<TaskKindName, "device_gap" | "entries_lost">): TaskKind => ({
  kind,
  group: "lots",
  choices: [
    { id: "asked", note: "none" },
    { id: "lost", note: "needed" },
  ],
  titles: async (ctx, tasks) => {
    const ids = tasks.flatMap((task) => actorOf(task) ?? []);
    const people = new Map((await findCounterPeople(ctx.db, ids)).map((one) => [one.id, one]));
    return new Map(
      tasks.map((task) => {
        const person = people.get(actorOf(task) ?? "");
        const name = person ? shortName(person.firstName, person.lastName) : null;
        return [task.id, factsOf([["counter_person", "text", name]])];
      }),
    );
  },
  show: async (ctx, task) => {
    const [person] = await findCounterPeople(
      ctx.db,
      [actorOf(task)].flatMap((id) => id ?? []),
    );
    return {
      facts: [
        ...factsOf([
          ["counter_person", "text", person && shortName(person.firstName, person.lastName)],
          ["phone", "code", person?.phone],
        ]),
        fact("entries_missing", "count", numbersOf(task)),
      ],
      reader: null,
    };
  },
  decide: (ctx, asked, task, { choice, note }) => settleTask(ctx, asked, task, choice, note),
});

export const deviceGapTaskKinds = [gapKind("device_gap"), gapKind("entries_lost")];
