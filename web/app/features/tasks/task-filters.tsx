import { taskGroups } from "@app/contract/tasks";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { TaskFilter, TaskPage } from "./tasks.api.ts";

interface TaskFiltersProps {
  filter: TaskFilter;
  counts: TaskPage["counts"] | undefined;
}

/** Which part of the queue; a group with nothing in it is left out. */
export function TaskFilters({ filter, counts }: TaskFiltersProps) {
  const t = useTranslations("tasks");
  const groups = taskGroups.filter((group) => counts?.groups[group] || filter.group === group);
  return (
    <nav aria-label={t("filter.label")} className="mb-1 flex flex-wrap gap-1.5">
      <FilterLink to="?" isOn={!filter.group && !filter.mine} count={counts?.all}>
        {t("filter.all")}
      </FilterLink>
      <FilterLink to="?mine=true" isOn={filter.mine === "true"} count={counts?.mine}>
        {t("filter.mine")}
      </FilterLink>
      {groups.map((group) => (
        <FilterLink
          key={group}
          to={`?group=${group}`}
          isOn={filter.group === group}
          count={counts?.groups[group]}
        >
          {t(`filter.${group}`)}
        </FilterLink>
      ))}
    </nav>
  );
}

interface FilterLinkProps {
  to: string;
  isOn: boolean;
  count: number | undefined;
  children: string;
}

function FilterLink({ to, isOn, count, children }: FilterLinkProps) {
  const { whole } = useNumbers();
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-small font-semibold whitespace-nowrap",
        isOn
          ? "on-dark bg-ink text-white"
          : "bg-white ring-[1.5px] ring-line ring-inset hover:ring-edge",
      )}
    >
      {children}
      {count !== undefined && <b className="font-extrabold tabular-nums">{whole(count)}</b>}
    </Link>
  );
}
