import type { Locale } from "@app/contract/locales";
import type { Choice, Fact, TaskGroup, TaskKindName } from "@app/contract/tasks";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";

export type { Choice, Fact } from "@app/contract/tasks";

export interface Task {
  id: string;
  kind: TaskKindName;
  subjectId: string;
  data: Record<string, unknown>;
  createdAt: Date;
  dueAt: Date;
  ownerId: string | null;
}

export interface Chosen {
  choice: string;
  /** For whoever waits; empty where the choice has none. */
  note: string;
  /** Where the choice asks for one: grams. */
  figure: number | null;
}

/** What helps to decide; nothing personal but what the decision needs. */
export interface Evidence {
  facts: Fact[];
  /** Who gets the note, in which language; null when it goes to nobody. */
  reader: { locale: Locale } | null;
}

/** One kind of decision. Each belongs to the feature whose thing is decided. */
export interface TaskKind {
  kind: TaskKindName;
  group: TaskGroup;
  /** Two or three, in the order of the keys 1 2 3. Texts: `tasks.choice.<kind>.<id>.title|text`. */
  choices: readonly Choice[];
  /** For the list, by the task's id: at most three facts, of many tasks in one query. */
  titles: (ctx: Context, tasks: readonly Task[]) => Promise<ReadonlyMap<string, Fact[]>>;
  show: (ctx: Context, task: Task) => Promise<Evidence>;
  /** The work, through the feature's own audited operation, which closes the task too. */
  decide: (ctx: Context, asked: Asked, task: Task, chosen: Chosen) => Promise<void>;
}
