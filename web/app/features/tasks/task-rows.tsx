import { type TaskRow, type Urgency, urgencies } from "@app/contract/tasks";
import { Clock } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { avatarTile } from "../../lib/avatar-tile.ts";
import { useNow } from "../../lib/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { ageOf } from "./age.ts";
import { tileOf } from "./kind-tile.ts";
import { TaskTitle } from "./task-title.tsx";
import type { TaskPage } from "./tasks.api.ts";

interface TaskRowsProps {
  tasks: readonly TaskRow[];
  counts: TaskPage["urgencies"] | undefined;
  openId: string | null;
  /** Where a task is opened. */
  hrefOf: (id: string) => string;
}

/** The queue in three parts: what is late, what is for today, what can wait. */
export function TaskRows({ tasks, counts, openId, hrefOf }: TaskRowsProps) {
  return urgencies.map((urgency) => {
    const part = tasks.filter((task) => task.urgency === urgency);
    return (
      part.length > 0 && (
        <section key={urgency} aria-labelledby={`tasks-${urgency}`}>
          <PartHead urgency={urgency} count={Math.max(counts?.[urgency] ?? 0, part.length)} />
          <ul className="-mx-(--spacing-page) lg:-mx-7">
            {part.map((task) => (
              <Row
                key={task.id}
                task={task}
                isOpen={task.id === openId}
                href={hrefOf(task.id)}
                // The way back from a task leads to the list, not to the task before.
                replaces={openId !== null}
              />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function PartHead({ urgency, count }: { urgency: Urgency; count: number }) {
  const t = useTranslations("tasks.urgency");
  const { whole } = useNumbers();
  return (
    <div className="flex items-baseline gap-2.5 pt-4 pb-2 text-small font-semibold text-muted">
      <h2 id={`tasks-${urgency}`} className="text-[0.9375rem] font-extrabold text-ink">
        {t(urgency)}
      </h2>
      {urgency === "late" && <span>{t("lateText")}</span>}
      <span className="tabular-nums">{whole(count)}</span>
    </div>
  );
}

interface RowProps {
  task: TaskRow;
  isOpen: boolean;
  href: string;
  replaces: boolean;
}

function Row({ task, isOpen, href, replaces }: RowProps) {
  const t = useTranslations("tasks");
  return (
    <li
      className={classNames(
        "relative border-t-[1.5px]",
        isOpen ? "border-white bg-white" : "border-line",
      )}
    >
      {isOpen && <span className="absolute inset-y-0 start-0 w-1.5 bg-ink" aria-hidden="true" />}
      <Link
        to={href}
        replace={replaces}
        preventScrollReset
        aria-current={isOpen ? "true" : undefined}
        className={classNames(
          "grid grid-cols-[1.875rem_minmax(0,1fr)_auto] items-center gap-x-3 px-page py-1.5 text-[0.9375rem] -outline-offset-3 lg:px-7 @2xl:grid-cols-[1.875rem_8.5rem_minmax(0,1fr)_auto_1.625rem] @2xl:py-0",
          isOpen ? "min-h-14" : "min-h-11 hover:bg-white/60",
        )}
      >
        <Tile {...tileOf[task.kind]} className="size-7.5 @max-2xl:row-span-2" />
        <span className={classNames("@max-2xl:text-small", isOpen ? "text-ink" : "text-muted")}>
          {t(`kind.${task.kind}`)}
        </span>
        <span
          className={classNames(
            "min-w-0 @max-2xl:col-start-2 @2xl:truncate",
            isOpen ? "font-extrabold" : "font-semibold",
          )}
        >
          <TaskTitle title={task.title} />
        </span>
        <Age task={task} />
        <Owner task={task} />
      </Link>
    </li>
  );
}

function Age({ task: { createdAt, urgency } }: { task: TaskRow }) {
  const language = useLanguage();
  const now = useNow();
  const isLate = urgency === "late";
  return (
    <span
      className={classNames(
        "flex items-center gap-1.5 text-small font-semibold whitespace-nowrap tabular-nums @max-2xl:col-start-3 @max-2xl:row-start-1",
        isLate && "text-red-700",
      )}
    >
      {isLate && <Clock className="size-4" aria-hidden="true" />}
      {now === null ? "" : ageOf(Date.parse(createdAt), now, language)}
    </span>
  );
}

function Owner({ task: { owner } }: { task: TaskRow }) {
  const t = useTranslations("tasks.panel");
  if (!owner) return <span className="@max-2xl:hidden" />;
  return (
    <span className="@max-2xl:col-start-3 @max-2xl:row-start-2 @max-2xl:justify-self-end">
      <Tile {...avatarTile(owner.id)} className="size-6 rounded-[7px] rounded-ee-[12px]" />
      <span className="sr-only">{owner.isMe ? t("mine") : t("owner", { name: owner.name })}</span>
    </span>
  );
}
