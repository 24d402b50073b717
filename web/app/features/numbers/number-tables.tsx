import type { LimitName } from "@app/contract/limits";
import { type Material, materials } from "@app/contract/materials";
import type { Numbers } from "@app/contract/numbers";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OpenRow } from "../../lib/back-office/open-row.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { partsOf } from "./dated.ts";
import type { Opened } from "./opened.ts";
import { useValues } from "./use-values.ts";

interface TableProps {
  numbers: Numbers;
  opened: Opened | undefined;
  onOpen: (opened: Opened) => void;
}

interface Line<Name extends string> {
  name: Name;
  label: string;
  value: string;
  since: string;
  coming: string;
}

const useColumns = <Name extends string>(
  isOpen: (name: Name) => boolean,
  onOpen: (name: Name) => void,
): Column<Line<Name>>[] => {
  const t = useTranslations("numbers.column");
  return [
    {
      id: "name",
      label: t("name"),
      cell: ({ name, label }): ReactNode => (
        <OpenRow isOpen={isOpen(name)} onOpen={() => onOpen(name)}>
          {label}
        </OpenRow>
      ),
    },
    { id: "value", label: t("value"), cell: ({ value }) => <b>{value}</b> },
    { id: "since", label: t("since"), cell: ({ since }) => since },
    { id: "coming", label: t("coming"), cell: ({ coming }) => coming },
  ];
};

export function RateTable({ numbers, opened, onOpen }: TableProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  const shown = (rate: Numbers["rates"][number]): string =>
    `${values.rate(rate.perKilogram)}, ${values.bonus(rate.starBonusPercent)}`;
  const rows = materials.map((material): Line<Material> => {
    const ofIt = numbers.rates.filter((rate) => rate.material === material);
    const { current, coming } = partsOf(ofIt, numbers.now);
    return {
      name: material,
      label: t(`material.${material}`),
      value: current ? shown(current) : "",
      since: current ? values.day(current.validFrom) : "",
      coming: coming
        ? t("from", { value: shown(coming), day: values.day(coming.validFrom) })
        : t("none"),
    };
  });
  const columns = useColumns<Material>(
    (name) => opened?.kind === "rate" && opened.of === name,
    (of) => onOpen({ kind: "rate", of }),
  );
  return (
    <Table
      caption={t("rates")}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}

export function LimitTable({ numbers, opened, onOpen }: TableProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  const rows = numbers.limits.map(({ name, values: all }): Line<LimitName> => {
    const { current, coming } = partsOf(all, numbers.now);
    return {
      name,
      label: t(`limit.${name}.name`),
      value: current ? values.limit(name, current.value) : "",
      since: current ? values.day(current.validFrom) : "",
      coming: coming
        ? t("from", {
            value: values.limit(name, coming.value),
            day: values.day(coming.validFrom),
          })
        : t("none"),
    };
  });
  const columns = useColumns<LimitName>(
    (name) => opened?.kind === "limit" && opened.of === name,
    (of) => onOpen({ kind: "limit", of }),
  );
  return (
    <Table
      caption={t("limits")}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}

export function FactorTable({ numbers, opened, onOpen }: TableProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  const rows = materials.map((material): Line<Material> => {
    const ofIt = numbers.factors.filter((factor) => factor.material === material);
    const { current, coming } = partsOf(ofIt, numbers.now);
    return {
      name: material,
      label: t(`material.${material}`),
      value: current ? values.factor(current.value) : "",
      since: current ? values.day(current.validFrom) : "",
      coming: coming
        ? t("from", { value: values.factor(coming.value), day: values.day(coming.validFrom) })
        : t("none"),
    };
  });
  const columns = useColumns<Material>(
    (name) => opened?.kind === "factor" && opened.of === name,
    (of) => onOpen({ kind: "factor", of }),
  );
  return (
    <Table
      caption={t("factors")}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}
