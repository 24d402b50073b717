import { type DeskLot, lotStates } from "@app/contract/desk-lots";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { loadLots } from "./desk.api.ts";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { LotPanel } from "./lot-panel.tsx";
import { RowButton } from "./row-button.tsx";
import { StateChip } from "./state-chip.tsx";
import { lotTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";
import { useFilter } from "./use-opened.ts";
import { WilayaFilter } from "./wilaya-filter.tsx";

const offered = { state: lotStates, wilaya: "any" } as const;

/** What was handed over at once, with its weights from hand to hand. */
export function LotsScreen() {
  const t = useTranslations("desk");
  const filter = useFilter(offered);
  const columns = useColumns();
  return (
    <DeskTable
      name="lots"
      title={t("lots.title")}
      filters={
        <>
          <DeskFilter
            name="state"
            label={t("filter.status")}
            options={lotStates.map((value) => ({ value, label: t(`lotState.${value}`) }))}
          />
          <WilayaFilter />
        </>
      }
      filter={filter}
      load={loadLots}
      columns={columns}
      empty={{ tile: "bag", text: t("lots.empty") }}
      panel={(id, more) => <LotPanel key={id} id={id} onClose={more.onClose} />}
    />
  );
}

const useColumns = (): DeskColumn<DeskLot>[] => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return [
    {
      id: "number",
      label: t("column.lot"),
      cell: ({ id, number }) => <RowButton id={id}>{words.code(number)}</RowButton>,
    },
    {
      id: "handedOverAt",
      label: t("column.handedOverAt"),
      isExtra: true,
      cell: ({ handedOverAt }) => words.moment(handedOverAt),
    },
    { id: "point", label: t("column.point"), cell: ({ point }) => words.name(point.name) },
    {
      id: "driver",
      label: t("column.driver"),
      isExtra: true,
      cell: ({ driver }) => <bdi>{driver}</bdi>,
    },
    {
      id: "declared",
      label: t("column.declared"),
      isNumber: true,
      isExtra: true,
      cell: ({ declaredGrams }) => words.weight(declaredGrams),
    },
    {
      id: "signed",
      label: t("column.signed"),
      isNumber: true,
      cell: ({ signedGrams }) => words.weight(signedGrams),
    },
    {
      id: "received",
      label: t("column.received"),
      isNumber: true,
      isExtra: true,
      cell: ({ receivedGrams }) =>
        receivedGrams === null ? t("notYet") : words.weight(receivedGrams),
    },
    {
      id: "state",
      label: t("column.status"),
      cell: ({ state }) => <StateChip tone={lotTones[state]}>{t(`lotState.${state}`)}</StateChip>,
    },
  ];
};
