import type { DeskPickup } from "@app/contract/desk-pickups";
import { pickupStatuses } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { loadPickups } from "./desk.api.ts";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import { PickupPanel } from "./pickup-panel.tsx";
import { RowButton } from "./row-button.tsx";
import { StateChip } from "./state-chip.tsx";
import { pickupTones } from "./tones.ts";
import { useDeskWords } from "./use-desk-words.ts";
import { useFilter } from "./use-opened.ts";
import { WilayaFilter } from "./wilaya-filter.tsx";

const offered = { status: pickupStatuses, wilaya: "any" } as const;

/** Every van that was asked for; those that nobody took can be given to somebody. */
export function PickupsScreen() {
  const t = useTranslations("desk");
  const filter = useFilter(offered);
  const columns = useColumns();
  return (
    <DeskTable
      name="pickups"
      title={t("pickups.title")}
      filters={
        <>
          <DeskFilter
            name="status"
            label={t("filter.status")}
            options={pickupStatuses.map((value) => ({ value, label: t(`pickupStatus.${value}`) }))}
          />
          <WilayaFilter />
        </>
      }
      filter={filter}
      load={loadPickups}
      columns={columns}
      empty={{ tile: "van", text: t("pickups.empty") }}
      panel={(id, more) => <PickupPanel key={id} id={id} {...more} />}
    />
  );
}

const useColumns = (): DeskColumn<DeskPickup>[] => {
  const t = useTranslations("desk");
  const words = useDeskWords();
  return [
    {
      id: "point",
      label: t("column.point"),
      cell: ({ id, point }) => <RowButton id={id}>{words.name(point.name)}</RowButton>,
    },
    {
      id: "createdAt",
      label: t("column.askedAt"),
      isExtra: true,
      cell: ({ createdAt }) => words.moment(createdAt),
    },
    {
      id: "wilaya",
      label: t("column.wilaya"),
      isExtra: true,
      cell: ({ point }) => words.wilaya(point.wilaya),
    },
    {
      id: "grams",
      label: t("column.weight"),
      isNumber: true,
      cell: ({ grams }) => words.weight(grams),
    },
    {
      id: "window",
      label: t("column.window"),
      isExtra: true,
      cell: ({ window }) => words.window(window),
    },
    {
      id: "driver",
      label: t("column.driver"),
      isExtra: true,
      cell: ({ driver }) => (driver ? <bdi>{driver.name}</bdi> : t("pickups.nobody")),
    },
    {
      id: "status",
      label: t("column.status"),
      cell: ({ status }) => (
        <StateChip tone={pickupTones[status]}>{t(`pickupStatus.${status}`)}</StateChip>
      ),
    },
    {
      id: "lot",
      label: t("column.lot"),
      isExtra: true,
      cell: ({ lot }) => (lot === null ? t("notYet") : words.code(lot)),
    },
  ];
};
