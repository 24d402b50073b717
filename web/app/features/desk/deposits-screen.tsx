import { depositStatuses } from "@app/contract/deposit-status";
import { depositFlags, type DeskDeposit } from "@app/contract/desk-deposits";
import { materials } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DepositPanel } from "./deposit-panel.tsx";
import { loadDeposits } from "./desk.api.ts";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { Flags } from "./flags.tsx";
import { RowButton } from "./row-button.tsx";
import { StateChip } from "./state-chip.tsx";
import { depositTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";
import { useFilter } from "./use-opened.ts";
import { WilayaFilter } from "./wilaya-filter.tsx";

const offered = {
  status: depositStatuses,
  material: materials,
  flag: depositFlags,
  wilaya: "any",
  point: "any",
} as const;

/** Everything that was weighed, and what looks odd of it. */
export function DepositsScreen() {
  const t = useTranslations("desk");
  const filter = useFilter(offered);
  const columns = useColumns();
  return (
    <DeskTable
      name="deposits"
      title={t("deposits.title")}
      filters={<Filters />}
      filter={filter}
      load={loadDeposits}
      columns={columns}
      empty={{ tile: "scale", text: t("deposits.empty") }}
      panel={(id, more) => <DepositPanel key={id} id={id} {...more} />}
    />
  );
}

function Filters() {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return (
    <>
      <DeskFilter
        name="status"
        label={t("filter.status")}
        options={depositStatuses.map((value) => ({ value, label: t(`depositStatus.${value}`) }))}
      />
      <DeskFilter
        name="material"
        label={t("filter.material")}
        options={materials.map((value) => ({ value, label: words.material(value) }))}
      />
      <DeskFilter
        name="flag"
        label={t("filter.flag")}
        options={depositFlags.map((value) => ({ value, label: t(`flag.${value}`) }))}
      />
      <WilayaFilter />
    </>
  );
}

const useColumns = (): DeskColumn<DeskDeposit>[] => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return [
    {
      id: "at",
      label: t("column.at"),
      cell: ({ id, at }) => <RowButton id={id}>{words.moment(at)}</RowButton>,
    },
    {
      id: "point",
      label: t("column.point"),
      cell: ({ point }) => (point ? words.name(point.name) : t("deposits.noPoint")),
    },
    {
      id: "material",
      label: t("column.material"),
      isExtra: true,
      cell: ({ material }) => words.material(material),
    },
    {
      id: "grams",
      label: t("column.weight"),
      isNumber: true,
      cell: ({ grams }) => words.weight(grams),
    },
    {
      id: "stars",
      label: t("column.stars"),
      isNumber: true,
      isExtra: true,
      cell: ({ stars }) => words.whole(stars),
    },
    {
      id: "tokens",
      label: t("column.tokens"),
      isNumber: true,
      isExtra: true,
      cell: ({ tokens }) => words.tokens(tokens),
    },
    {
      id: "status",
      label: t("column.status"),
      cell: ({ status }) => (
        <StateChip tone={depositTones[status]}>{t(`depositStatus.${status}`)}</StateChip>
      ),
    },
    {
      id: "identifiedBy",
      label: t("column.identifiedBy"),
      isExtra: true,
      cell: ({ identifiedBy }) => t(`identifiedBy.${identifiedBy}`),
    },
    {
      id: "flags",
      label: t("column.flags"),
      isExtra: true,
      cell: ({ flags }) => <Flags flags={flags} />,
    },
  ];
};
