import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";
import { sortAfterTap, type TableSort } from "./table-sort.ts";

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Ends where the column ends, digits under digits. */
  isNumber?: boolean;
  isSortable?: boolean;
}

interface TableProps<Row> {
  /** What the table shows; read out, and printed unless hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  /** The first one names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: (sort: TableSort) => void;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  isLoading?: boolean;
  className?: string;
}

/** Ruled rows under a header that stays; on a phone each row is a list of labelled values. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, empty, className } = props;
  const { sort, onSort, isLoading = false } = props;
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <div className={classNames("table-frame", className)}>
      <table aria-busy={isLoading || undefined} className="table-list w-full border-collapse">
        <caption className={isCaptionHidden ? "sr-only" : "pb-3 text-start text-h3 font-extrabold"}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <WaitingRows columns={columns} />}
          {!isLoading && rows.map((row) => <TableRow key={rowKey(row)} {...{ row, columns }} />)}
        </tbody>
      </table>
      {isEmpty && <div className="border-t-[1.5px] border-line py-6">{empty}</div>}
    </div>
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { id, label, isNumber, isSortable } = column;
  const look = classNames(isNumber && "table-number");
  if (!isSortable || !onSort) {
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    );
  }
  const state = sort?.by === id ? sort.direction : "none";
  const Arrow = arrows[state];
  return (
    <th scope="col" aria-sort={state} className={classNames(look, "table-sortable")}>
      <button
        type="button"
        className={classNames("table-sort", state !== "none" && "text-ink")}
        onClick={() => onSort(sortAfterTap(sort, id))}
      >
        {label}
        <Arrow className="size-4 flex-none" aria-hidden="true" />
      </button>
    </th>
  );
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, label, cell, isNumber }, place) =>
        place === 0 ? (
          <th key={id} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={id} className={classNames(isNumber && "table-number")}>
            <span className="table-label">{label}</span>
            <span>{cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  );
}

const waiting = [0, 1, 2, 3, 4] as const;

function WaitingRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return waiting.map((place) => (
    <tr key={place} aria-hidden="true">
      {columns.map(({ id, isNumber }) => (
        <td key={id}>
          <Skeleton className={classNames("h-5", isNumber ? "ms-auto w-14" : "w-24")} />
        </td>
      ))}
    </tr>
  ));
}
