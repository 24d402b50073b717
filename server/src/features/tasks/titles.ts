import type { Fact, Task } from "./task-kind.ts";

export const subjectsOf = (tasks: readonly Task[]): string[] =>
  tasks.map(({ subjectId }) => subjectId);

/** For the list: what is known of each subject, by the task about it. */
export const titlesOf = <Row extends { id: string }>(
  tasks: readonly Task[],
  rows: readonly Row[],
  title: (row: Row, task: Task) => Fact[],
): ReadonlyMap<string, Fact[]> => {
  const bySubject = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    tasks.flatMap((task) => {
      const row = bySubject.get(task.subjectId);
      return row ? [[task.id, title(row, task)] as const] : [];
    }),
  );
};
