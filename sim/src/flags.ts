import { listTasks, showTask, type TaskRow } from "@app/contract/tasks";
import type { Phone } from "./api.ts";
import { eachOf } from "./crowd.ts";

/** A point that the product asked somebody to look at, and when the bag in question was weighed. */
export interface Flag {
  point: string;
  weighedAt: Date;
  rules: string[];
}

const listOpen = async (
  clerk: Phone,
  wanted: "deposit_review" | "scales_differ",
): Promise<TaskRow[]> => {
  const found: TaskRow[] = [];
  let after: string | null = null;
  do {
    const query: { group: "disputes"; after?: string } = {
      group: "disputes",
      ...(after !== null && { after }),
    };
    const page: { tasks: TaskRow[]; next: string | null } = await clerk.ask(listTasks, { query });
    found.push(...page.tasks.filter(({ kind }) => kind === wanted));
    after = page.next;
  } while (after !== null);
  return found;
};

const textOf = (value: string | number | { fr?: string | undefined; en: string }): string =>
  typeof value === "object" ? (value.fr ?? value.en) : String(value);

/** As the back office reads them: every open question about a deposit, with what it was asked for. */
export const readFlags = async (clerk: Phone): Promise<Flag[]> =>
  eachOf(await listOpen(clerk, "deposit_review"), 4, async ({ id }) => {
    const { facts } = await clerk.ask(showTask, { params: { id } });
    const find = (name: string): string => {
      const fact = facts.find((one) => one.name === name);
      return fact ? textOf(fact.value.value) : "";
    };
    return {
      point: find("point"),
      weighedAt: new Date(find("weighed_at")),
      rules: facts.flatMap(({ name, value }) =>
        name === "signal" ? [textOf(value.value).replace("signal_", "")] : [],
      ),
    };
  });

/** Points whose scale is not the van's. */
export const readScaleFlags = async (clerk: Phone): Promise<string[]> =>
  (await listOpen(clerk, "scales_differ")).flatMap(({ title }) =>
    title.filter(({ name }) => name === "point").map(({ value }) => textOf(value.value)),
  );
