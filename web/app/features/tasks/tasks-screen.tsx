import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { KeysBar, KeysDialog } from "./keys-help.tsx";
import { TaskFilters } from "./task-filters.tsx";
import { TaskPanel } from "./task-panel.tsx";
import { TaskRows } from "./task-rows.tsx";
import type { TaskFilter } from "./tasks.api.ts";
import type { Done } from "./use-decision.ts";
import { useLiveKeys } from "./use-live-keys.ts";
import { neighbourOf, readFilter, useQueue } from "./use-queue.ts";

/** What the back office has to decide, the most urgent first. */
export function TasksScreen() {
  const [search] = useSearchParams();
  const filter = readFilter(search);
  return <Queue key={`${filter.group} ${filter.mine}`} filter={filter} />;
}

function Queue({ filter }: { filter: TaskFilter }) {
  const t = useTranslations("tasks");
  const queue = useQueue(filter);
  const { tasks, openId, list, first } = queue;
  const [said, setSaid] = useState<Done>();
  const [hasHelp, setHelp] = useState(false);
  const go = (step: 1 | -1) => {
    const next = neighbourOf(tasks, openId, step);
    if (next) queue.open(next.id);
  };
  useLiveKeys({ j: () => go(1), k: () => go(-1), "?": () => setHelp(true) });
  const done = (id: string) => (what: Done) => {
    setSaid(what);
    if (what === "decided") queue.drop(id);
    list.reload();
  };
  return (
    <DeskPage
      title={t("title")}
      isSideAlone={openId !== null}
      side={
        openId === null ? (
          <NothingOpen />
        ) : (
          <TaskPanel
            key={openId}
            id={openId}
            backTo={queue.hrefOf(null)}
            onClose={() => queue.open(null)}
            onDone={done(openId)}
          />
        )
      }
    >
      <p role="status" className="sr-only">
        {said && t(`done.${said}`)}
      </p>
      <TaskFilters filter={filter} counts={first?.counts} />
      {list.failed && <DeskFailed onRetry={list.reload} />}
      {list.isLoading && <Waiting />}
      <TaskRows tasks={tasks} counts={first?.urgencies} openId={openId} hrefOf={queue.hrefOf} />
      {first && tasks.length === 0 && (
        <Empty tile={{ name: "flower", pair: 3 }}>
          {t(filter.group || filter.mine ? "empty.filter" : "empty.all")}
        </Empty>
      )}
      <DeskMore {...list} />
      <KeysBar onAll={() => setHelp(true)} />
      {hasHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </DeskPage>
  );
}

function NothingOpen() {
  const t = useTranslations("tasks.empty");
  return (
    <aside className="grid place-items-center bg-white p-7 text-center text-muted max-xl:hidden xl:sticky xl:top-0 xl:h-dvh">
      {t("panel")}
    </aside>
  );
}

function Waiting() {
  const t = useTranslations("backOffice.state");
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["first", "second", "third", "fourth", "fifth"].map((line) => (
        <Skeleton key={line} className="h-11 w-full" />
      ))}
    </div>
  );
}
