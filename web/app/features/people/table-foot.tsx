import { mostExported } from "@app/contract/people";
import { Columns3, Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { DeskKey } from "../../lib/back-office/desk-key.tsx";
import { useFile } from "../../lib/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type ColumnId, columnIds, type useColumnChoice } from "./column-choice.ts";
import { type Asked, savePeople } from "./people.api.ts";

interface TableFootProps {
  asked: Asked;
  columns: ReturnType<typeof useColumnChoice>;
}

/** The keys of the page, its columns, and the table as a file. */
export function TableFoot({ asked, columns }: TableFootProps) {
  const t = useTranslations("people");
  const numbers = useNumbers();
  const { busy, problem, make } = useFile<"csv">();
  return (
    <div className="mt-5 grid gap-3 border-t-[1.5px] border-line pt-3">
      {problem && <Notice tone="problem">{t(`file.${problem}`)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-muted">
        <Key keys={["j", "k"]}>{t("keys.move")}</Key>
        <Key keys={["Enter"]}>{t("keys.open")}</Key>
        <Key keys={["[", "]"]}>{t("keys.tabs")}</Key>
        <Key keys={["Esc"]}>{t("keys.close")}</Key>
        <div className="flex flex-wrap items-center gap-2 lg:ms-auto">
          <ColumnMenu {...columns} />
          <Button
            variant="soft"
            size="sm"
            busy={busy === "csv"}
            busyLabel={t("file.busy")}
            onClick={() => void make("csv", () => savePeople(asked))}
          >
            <Download className="size-4.5" aria-hidden="true" />
            {t("file.save")}
          </Button>
        </div>
      </div>
      <p className="text-small text-muted">
        {t("file.hint", { count: numbers.whole(mostExported) })}
      </p>
    </div>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 max-lg:hidden">
      <span dir="ltr" className="inline-flex gap-1">
        {keys.map((key) => (
          <DeskKey key={key}>{key}</DeskKey>
        ))}
      </span>
      {children}
    </span>
  );
}

function ColumnMenu({ chosen, toggle }: ReturnType<typeof useColumnChoice>) {
  const t = useTranslations("people");
  const choosable: readonly ColumnId[] = columnIds.filter((id) => id !== "name");
  return (
    <Menu
      className="bottom-full top-auto mb-2 w-60 max-lg:start-0"
      summary={
        <>
          <Columns3 className="size-4.5" aria-hidden="true" />
          {t("columns", { shown: chosen.length, all: columnIds.length })}
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">{t("columnsLabel")}</legend>
        {choosable.map((id) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="size-5 accent-green-700"
            />
            {t(`column.${id}`)}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
