import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { DeskViews } from "../../lib/back-office/desk-views.tsx";
import { useKeys } from "../../lib/back-office/use-keys.ts";
import { useFile } from "../../lib/use-file.ts";
import { usePages } from "../../lib/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import type { TileName } from "../../ui/tile.tsx";
import { type Filter, type RowPage, saveSheet, type SheetName } from "./desk.api.ts";
import { rowButtonId } from "./row-button.tsx";
import { useOpened } from "./use-opened.ts";

export interface DeskColumn<Row> extends Column<Row> {
  /** Left out while a row is open beside the table, where there is less room. */
  isExtra?: boolean;
}

interface DeskTableProps<Row extends { id: string }> {
  name: SheetName;
  title: string;
  filters: ReactNode;
  filter: Filter;
  load: (filter: Filter, after: string | undefined) => Promise<RowPage<Row>>;
  columns: readonly DeskColumn<Row>[];
  empty: { tile: TileName; text: string };
  /** What is beside the table about the row that is open. */
  panel: (id: string, more: { onClose: () => void; onChanged: () => void }) => ReactNode;
}

/** A table that is narrowed by the address, with one of its rows open beside it. */
export function DeskTable<Row extends { id: string }>(props: DeskTableProps<Row>) {
  const { name, title, filters, filter, panel } = props;
  const t = useTranslations("desk");
  const { opened, close } = useOpened();
  const [turn, setTurn] = useState(0);
  const onClose = () => {
    close();
    if (opened) document.getElementById(rowButtonId(opened))?.focus();
  };
  const onChanged = () => setTurn((before) => before + 1);
  return (
    <DeskPage
      title={title}
      tools={
        <>
          {filters}
          <SheetButton name={name} filter={filter} />
        </>
      }
      side={opened === null ? undefined : panel(opened, { onClose, onChanged })}
    >
      <DeskViews table={name} passing={["open"]}>
        {t("all")}
      </DeskViews>
      <Rows key={`${JSON.stringify(filter)} ${turn}`} {...props} />
    </DeskPage>
  );
}

function Rows<Row extends { id: string }>(props: DeskTableProps<Row>) {
  const { title, filter, load, columns, empty } = props;
  const { opened } = useOpened();
  const asked = JSON.stringify(filter);
  const loadPage = useCallback(
    (after: string | undefined) => load(JSON.parse(asked) as Filter, after),
    [load, asked],
  );
  const list = usePages(loadPage);
  const rows = list.pages.flatMap(({ rows: some }) => some);
  useRowKeys(rows);
  if (list.failed) return <DeskFailed onRetry={list.reload} />;
  return (
    <div className="[--table-ground:var(--color-plaster)]">
      <Table
        caption={title}
        isCaptionHidden
        columns={opened === null ? columns : columns.filter(({ isExtra }) => !isExtra)}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: empty.tile, pair: 4 }}>{empty.text}</Empty>}
      />
      <DeskMore {...list} />
    </div>
  );
}

/** j and k go through the rows, Escape closes the one that is open. */
const useRowKeys = (rows: readonly { id: string }[]): void => {
  const { opened, open, close } = useOpened();
  const keys = useMemo(() => {
    const at = rows.findIndex(({ id }) => id === opened);
    const go = (place: number) => () => {
      const id = rows[place]?.id;
      if (id !== undefined) open(id);
    };
    const leave = () => {
      close();
      if (opened !== null) document.getElementById(rowButtonId(opened))?.focus();
    };
    return { j: go(at + 1), k: go(at < 0 ? 0 : at - 1), Escape: leave };
  }, [rows, opened, open, close]);
  useKeys(keys);
};

function SheetButton({ name, filter }: { name: SheetName; filter: Filter }) {
  const t = useTranslations("desk");
  const { busy, problem, make } = useFile<"csv">();
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        className="ms-auto"
        busy={busy === "csv"}
        busyLabel={t("sheet.making")}
        onClick={() => void make("csv", () => saveSheet(name, filter))}
      >
        <FileSpreadsheet className="size-5 flex-none" aria-hidden="true" />
        {t("sheet.make")}
      </Button>
      {problem && (
        <Notice tone="problem" className="w-full">
          {t("sheet.failed")}
        </Notice>
      )}
    </>
  );
}
