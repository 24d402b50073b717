import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../i18n/format.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import type { TableSort } from "../ui/table-sort.ts";
import { Table, type Column } from "../ui/table.tsx";
import { UnitChart } from "../ui/unit-chart.tsx";
import { type Person, useMonths, usePeople } from "./example-data.ts";
import { Section } from "./section.tsx";

export function DataSamples() {
  const t = useTranslations("dev");
  const columns = usePeopleColumns();
  return (
    <Section name="data">
      <div className="on-dark rounded-large rounded-ee-[72px] bg-blue-900 p-5 pe-6 text-white lg:p-10">
        <Chart onDark />
      </div>
      <div className="rounded-large rounded-ee-[72px] bg-white p-5 lg:p-8">
        <Chart />
      </div>
      <SortedTable columns={columns} />
      <Table
        caption={t("people")}
        columns={columns}
        rows={[]}
        rowKey={({ name }) => name}
        empty={
          <Empty
            tile={{ name: "bag", pair: 3 }}
            action={<Button variant="ink">{t("action")}</Button>}
          >
            {t("empty")}
          </Empty>
        }
        className="rounded-large rounded-ee-turn bg-white p-5"
      />
      <Table
        caption={t("people")}
        columns={columns}
        rows={[]}
        rowKey={({ name }) => name}
        empty={null}
        isLoading
        className="rounded-large rounded-ee-turn bg-white p-5"
      />
    </Section>
  );
}

function Chart({ onDark = false }: { onDark?: boolean }) {
  const t = useTranslations("dev");
  return (
    <UnitChart
      label={t("chart.label")}
      series={[
        { id: "large", label: t("chart.large"), tile: { name: "q", pair: 4 } },
        { id: "small", label: t("chart.small"), tile: { name: "leaf", pair: 3 } },
        { id: "water", label: t("chart.water"), tile: { name: "dot", pair: 2 } },
      ]}
      columns={useMonths()}
      labels={{
        unit: t("chart.unit"),
        waiting: t("chart.waiting"),
        planned: t("chart.planned"),
        columns: t("chart.columns"),
        total: t("chart.total"),
        showTable: t("chart.showTable"),
        showChart: t("chart.showChart"),
      }}
      onDark={onDark}
    />
  );
}

const usePeopleColumns = (): Column<Person>[] => {
  const t = useTranslations("dev");
  const { whole } = useNumbers();
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name, isSortable: true },
    { id: "phone", label: t("phone"), cell: ({ phone }) => <Num>{phone}</Num> },
    { id: "wilaya", label: t("wilaya"), cell: ({ wilaya }) => wilaya },
    {
      id: "tokens",
      label: t("tokens"),
      cell: ({ tokens }) => <Num>{whole(tokens)}</Num>,
      isNumber: true,
      isSortable: true,
    },
  ];
};

const sorted = (people: readonly Person[], { by, direction }: TableSort): Person[] => {
  const upwards = people.toSorted((one, other) =>
    by === "tokens" ? one.tokens - other.tokens : one.name.localeCompare(other.name),
  );
  return direction === "ascending" ? upwards : upwards.toReversed();
};

function SortedTable({ columns }: { columns: Column<Person>[] }) {
  const t = useTranslations("dev");
  const people = usePeople();
  const [sort, setSort] = useState<TableSort>({ by: "tokens", direction: "descending" });
  return (
    <div className="rounded-large rounded-ee-turn bg-white p-5">
      <Table
        caption={t("people")}
        columns={columns}
        rows={sorted(people, sort)}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        empty={null}
        className="md:max-h-80 md:overflow-y-auto"
      />
    </div>
  );
}
