import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Table, type Column } from "./table.tsx";
import { Tile } from "./tile.tsx";
import {
  countDone,
  layColumn,
  type Unit,
  type UnitColumn,
  type UnitSeries,
} from "./unit-chart-columns.ts";

interface UnitChartLabels {
  /** What one tile stands for: "One tile is one tonne". */
  unit: string;
  waiting: string;
  planned: string;
  /** Over the first column of the table: "Month". */
  columns: string;
  total: string;
  showTable: string;
  showChart: string;
}

interface UnitChartProps {
  /** What is counted. */
  label: string;
  series: readonly UnitSeries[];
  columns: readonly UnitColumn[];
  labels: UnitChartLabels;
  onDark?: boolean;
  /** What the chart is about, over it; beside it where there is room. */
  lead?: ReactNode;
  className?: string;
}

/**
 * Countable tiles: columns from the reading side, rows on a phone. Filled is done, hatched waits,
 * an outline is planned.
 */
export function UnitChart(props: UnitChartProps) {
  const { label, series, columns, labels, onDark = false, lead, className } = props;
  const [isTable, setTable] = useState(false);
  const toggle = (
    <button
      type="button"
      className="link mt-3 flex min-h-11 items-center text-[0.9375rem]"
      onClick={() => setTable(!isTable)}
    >
      {isTable ? labels.showChart : labels.showTable}
    </button>
  );
  if (isTable) {
    return (
      <figure aria-label={label} className={className}>
        {lead && <div className="mb-6">{lead}</div>}
        <UnitTable {...props} />
        {toggle}
      </figure>
    );
  }
  return (
    <figure aria-label={label} className={classNames("@container", className)}>
      <div
        className={
          lead ? ledLayout.frame : "@4xl:flex @4xl:flex-row-reverse @4xl:items-end @4xl:gap-10"
        }
      >
        {lead}
        <ul
          className={classNames(
            "flex flex-col gap-2 text-small sm:flex-1 sm:flex-row sm:items-end sm:gap-2",
            lead ? ledLayout.chart : undefined,
          )}
        >
          {columns.map((column) => (
            <ChartColumn
              key={column.id}
              column={column}
              units={layColumn(series, column)}
              onDark={onDark}
              hasLinks={columns.some(({ to }) => to !== undefined)}
            />
          ))}
        </ul>
        <div className={classNames("mt-5 text-small", !lead && "@4xl:w-72")}>
          <Legend {...props} />
          {toggle}
        </div>
      </div>
    </figure>
  );
}

/** Lead and legend in one column, the chart beside both and down to where they end. */
const ledLayout = {
  frame: "@3xl:grid @3xl:grid-cols-[18rem_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-5",
  // Months have long names in Arabic.
  chart:
    "@max-3xl:mt-6 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:gap-0 @3xl:self-end rtl:@3xl:text-[0.8rem]",
} as const;

interface UnitTileProps {
  unit: Unit;
  onDark: boolean;
  className?: string;
}

interface ChartColumnProps {
  column: UnitColumn;
  units: readonly Unit[];
  onDark: boolean;
  /** Some column leads somewhere: all are as high as a finger needs. */
  hasLinks: boolean;
}

function ChartColumn({ column, units, onDark, hasLinks }: ChartColumnProps) {
  const { isNow = false, to } = column;
  const now = onDark ? "text-yellow-400" : "text-green-700";
  const look = classNames(
    "flex flex-none justify-between gap-1 font-semibold max-sm:w-24 sm:mt-2 sm:flex-col sm:items-center sm:gap-0",
    isNow && now,
    hasLinks && "min-h-11 items-center",
  );
  const words = <ColumnWords column={column} onDark={onDark} />;
  return (
    <li className="flex items-center gap-2 sm:min-w-0 sm:flex-1 sm:flex-col-reverse sm:gap-0">
      {to === undefined ? (
        <span aria-current={isNow || undefined} className={look}>
          {words}
        </span>
      ) : (
        <Link
          to={to}
          aria-current={isNow || undefined}
          className={`${look} rounded-small hover:underline`}
        >
          {words}
        </Link>
      )}
      <span className="flex min-w-0 flex-wrap sm:flex-col-reverse" aria-hidden="true">
        {units.map((unit, place) => (
          <UnitTile key={place} unit={unit} onDark={onDark} />
        ))}
      </span>
    </li>
  );
}

function ColumnWords({ column, onDark }: Pick<ChartColumnProps, "column" | "onDark">) {
  const { label, value, isNow = false } = column;
  const isDone = countDone(column) > 0;
  return (
    <>
      <span className={classNames(isNow && "underline decoration-2 underline-offset-4")}>
        {label}
      </span>
      <span
        className={classNames(
          "whitespace-nowrap tabular-nums",
          isDone ? "font-extrabold" : "font-normal",
          isDone && onDark && !isNow && "text-white",
        )}
      >
        {value}
      </span>
    </>
  );
}

function UnitTile({ unit, onDark, className = "unit" }: UnitTileProps) {
  if (unit === "waiting") {
    return <span className={classNames("unit-waiting", onDark && "text-yellow-400", className)} />;
  }
  return unit === "planned" ? (
    <span
      className={classNames("unit-planned", onDark ? "text-blue-400" : "text-edge", className)}
    />
  ) : (
    <Tile {...unit} className={className} />
  );
}

const uses = (columns: readonly UnitColumn[], state: "waiting" | "planned"): boolean =>
  columns.some((column) => (column[state] ?? 0) > 0);

function Legend({ series, columns, labels, onDark = false }: UnitChartProps) {
  const states = (["waiting", "planned"] as const).filter((state) => uses(columns, state));
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {series.map(({ id, label, tile }) => (
          <li key={id} className="flex items-center gap-2">
            <UnitTile unit={tile} onDark={onDark} className="size-4 flex-none" />
            {label}
          </li>
        ))}
        {states.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <UnitTile unit={state} onDark={onDark} className="size-4 flex-none" />
            {labels[state]}
          </li>
        ))}
      </ul>
      <p className="mt-2">{labels.unit}</p>
    </>
  );
}

function UnitTable({ label, series, columns, labels }: UnitChartProps) {
  const number = (id: string, name: string, count: (row: UnitColumn) => number) => ({
    id,
    label: name,
    isNumber: true,
    cell: count,
  });
  const shown: Column<UnitColumn>[] = [
    { id: "column", label: labels.columns, cell: (row) => row.label },
    ...series.map(({ id, label: name }) => number(id, name, ({ done }) => done[id] ?? 0)),
    ...(uses(columns, "waiting")
      ? [number("waiting", labels.waiting, ({ waiting = 0 }) => waiting)]
      : []),
    ...(uses(columns, "planned")
      ? [number("planned", labels.planned, ({ planned = 0 }) => planned)]
      : []),
    { id: "total", label: labels.total, isNumber: true, cell: ({ value }) => value },
  ];
  return (
    <Table
      caption={`${label}. ${labels.unit}`}
      isCaptionHidden
      columns={shown}
      rows={columns}
      rowKey={({ id }) => id}
      empty={null}
      className="rounded-medium rounded-ee-turn bg-white p-4 text-ink"
    />
  );
}
