import type { DeskPoint } from "@app/contract/desk-points";
import { pointStatuses } from "@app/contract/points";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { loadPoints } from "./desk.api.ts";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { PointPanel } from "./point-panel.tsx";
import { RowButton } from "./row-button.tsx";
import { StateChip } from "./state-chip.tsx";
import { pointTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";
import { useFilter } from "./use-opened.ts";
import { WilayaFilter } from "./wilaya-filter.tsx";

const offered = { status: pointStatuses, wilaya: "any" } as const;

/** Every point, whatever its state; one can be paused and opened again. */
export function PointsScreen() {
  const t = useTranslations("desk");
  const filter = useFilter(offered);
  const columns = useColumns();
  return (
    <DeskTable
      name="points"
      title={t("points.title")}
      filters={
        <>
          <DeskFilter
            name="status"
            label={t("filter.status")}
            options={pointStatuses.map((value) => ({ value, label: t(`pointStatus.${value}`) }))}
          />
          <WilayaFilter />
        </>
      }
      filter={filter}
      load={loadPoints}
      columns={columns}
      empty={{ tile: "shop", text: t("points.empty") }}
      panel={(id, more) => <PointPanel key={id} id={id} {...more} />}
    />
  );
}

const useColumns = (): DeskColumn<DeskPoint>[] => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return [
    {
      id: "name",
      label: t("column.point"),
      cell: ({ id, name }) => <RowButton id={id}>{words.name(name)}</RowButton>,
    },
    {
      id: "wilaya",
      label: t("column.wilaya"),
      cell: ({ wilaya }) => words.wilaya(wilaya),
    },
    {
      id: "status",
      label: t("column.status"),
      cell: ({ status, isFull }) => (
        <StateChip tone={isFull ? "bad" : pointTones[status]}>
          {isFull ? t("points.full") : t(`pointStatus.${status}`)}
        </StateChip>
      ),
    },
    {
      id: "lastDepositAt",
      label: t("column.lastDeposit"),
      isExtra: true,
      cell: ({ lastDepositAt }) =>
        lastDepositAt === null ? t("points.never") : words.moment(lastDepositAt),
    },
    {
      id: "stock",
      label: t("column.stock"),
      isNumber: true,
      isExtra: true,
      cell: ({ stockGrams }) => words.weight(stockGrams),
    },
    {
      id: "openTasks",
      label: t("column.tasks"),
      isNumber: true,
      cell: ({ openTasks }) => words.whole(openTasks),
    },
  ];
};
