import { type DataRequest, requestStates } from "@app/contract/privacy-desk";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed } from "../../lib/back-office/desk-page.tsx";
import { usePages } from "../../lib/use-pages.ts";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Moment } from "./moment.tsx";
import { loadRequests } from "./privacy.api.ts";

type State = DataRequest["state"];
const isState = (name: string | null): name is State => requestStates.some((one) => one === name);

const tones: Record<State, ChipTone> = {
  waiting: "yellow",
  late: "red",
  done: "green",
  withdrawn: "line",
};

/** Copies that were taken and erasures that were asked for. */
export function RequestsPart() {
  const t = useTranslations("privacy.requests");
  const [search] = useSearchParams();
  const asked = search.get("state");
  const state = isState(asked) ? asked : undefined;
  const options = requestStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <>
      <div className="mb-4">
        <DeskFilter name="state" label={t("all")} options={options} />
      </div>
      <Requests key={state} state={state} />
    </>
  );
}

function Requests({ state }: { state: State | undefined }) {
  const t = useTranslations("privacy.requests");
  const load = useCallback((after: string | undefined) => loadRequests({ state, after }), [state]);
  const list = usePages(load);
  const columns = useColumns();
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  return (
    <>
      <Table
        caption={t("title")}
        isCaptionHidden
        columns={columns}
        rows={list.pages.flatMap(({ requests }) => requests)}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
      />
      <DeskMore {...list} />
    </>
  );
}

const useColumns = (): Column<DataRequest>[] => {
  const t = useTranslations("privacy.requests");
  return [
    { id: "kind", label: t("column.kind"), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: "account",
      label: t("column.account"),
      cell: ({ code }) => (code ? <Num>{code}</Num> : t("erased")),
    },
    { id: "asked", label: t("column.asked"), cell: ({ askedAt }) => <Moment at={askedAt} /> },
    {
      id: "due",
      label: t("column.due"),
      cell: ({ dueAt }) => (dueAt ? <Moment at={dueAt} /> : t("atOnce")),
    },
    {
      id: "state",
      label: t("column.state"),
      cell: ({ state, bars }) => (
        <span className="grid justify-items-start gap-1">
          <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
          {bars.map((bar) => (
            <span key={bar} className="text-small">
              {t(`bar.${bar}`)}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: "ended",
      label: t("column.ended"),
      cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : null),
    },
  ];
};
