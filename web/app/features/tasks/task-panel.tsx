import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tile } from "../../ui/tile.tsx";
import { Decide } from "./decide.tsx";
import { Evidence } from "./evidence.tsx";
import { tileOf } from "./kind-tile.ts";
import { TaskTitle } from "./task-title.tsx";
import { loadTask, type ShownTask } from "./tasks.api.ts";
import { TwoWeights } from "./two-weights.tsx";
import type { Done } from "./use-decision.ts";

interface TaskPanelProps {
  id: string;
  /** The list without a task, where there is no room for both. */
  backTo: string;
  onClose: () => void;
  onDone: (done: Done) => void;
}

/** One task with what helps to decide it, and the decision. */
export function TaskPanel({ id, backTo, onClose, onDone }: TaskPanelProps) {
  const t = useTranslations("tasks");
  const load = useCallback(() => loadTask(id), [id]);
  const { data, failed, reload } = useLoaded(load);
  const panel = useRef<HTMLElement>(null);
  // Alone on a phone, it begins at its top.
  useEffect(() => {
    // Its answer is no clean-up: newer browsers return a promise.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [id]);
  const done = (what: Done) => {
    if (what !== "decided") reload();
    onDone(what);
  };
  return (
    <aside
      ref={panel}
      id={`task-${id}`}
      className="flex min-w-0 flex-col bg-white px-page pt-3 lg:px-7 xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto xl:pt-5.5"
    >
      <Link
        to={backTo}
        replace
        className="mb-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold xl:hidden"
      >
        <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        {t("panel.back")}
      </Link>
      {!data && failed && <DeskFailed onRetry={reload} />}
      {!data && !failed && <Waiting />}
      {data && (
        <>
          <Head shown={data} />
          {data.task.kind === "dispute" && <TwoWeights facts={data.facts} />}
          <Evidence facts={data.facts} />
          {data.decided ? (
            <Notice tone="info">{t("panel.decided")}</Notice>
          ) : (
            <Decide shown={data} onDone={done} onClose={onClose} />
          )}
        </>
      )}
    </aside>
  );
}

function Waiting() {
  const t = useTranslations("backOffice.state");
  return (
    <div className="grid gap-3 py-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

function Head({ shown: { task } }: { shown: ShownTask }) {
  const t = useTranslations("tasks");
  const language = useLanguage();
  const due = Date.parse(task.dueAt);
  const date = `${dateOf(due, language)}, ${timeOf(due, language)}`;
  const isLate = task.urgency === "late";
  return (
    <header className="mb-4 flex items-center gap-3.5">
      <Tile {...tileOf[task.kind]} className="size-13 flex-none rounded-[10px] rounded-ee-[22px]" />
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight break-words">
          <TaskTitle title={task.title} />
        </h2>
        <p className="mt-1 text-small text-muted">
          {t(`kind.${task.kind}`)}
          {task.owner && ` \u00B7 `}
          {task.owner && (
            <bdi>
              {task.owner.isMe ? t("panel.mine") : t("panel.owner", { name: task.owner.name })}
            </bdi>
          )}
        </p>
        <p
          className={classNames("text-small", isLate ? "font-semibold text-red-700" : "text-muted")}
        >
          {t(isLate ? "panel.late" : "panel.due", { date })}
        </p>
      </div>
    </header>
  );
}
