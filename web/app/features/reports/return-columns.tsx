import { type RegulatorColumn, regulatorColumns } from "@app/contract/reports";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { keepColumns, loadColumns } from "./reports.api.ts";
import { moved } from "./move-column.ts";

/** Which columns the return to the authorities has, and in which order. */
export function ReturnColumns() {
  const t = useTranslations("reports.columns");
  const { data } = useLoaded(loadColumns);
  return (
    <section className="mt-12 border-t-2 border-ink pt-6">
      <h2 className="text-h2">{t("title")}</h2>
      <p className="mt-2 mb-5 max-w-[44rem] text-muted">{t("text")}</p>
      {data && <Columns kept={data.columns} canChange={data.canChange} />}
    </section>
  );
}

interface ColumnsProps {
  kept: readonly RegulatorColumn[];
  canChange: boolean;
}

function Columns({ kept, canChange }: ColumnsProps) {
  const t = useTranslations("reports.columns");
  const [chosen, setChosen] = useState(kept);
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");
  const others = regulatorColumns.filter((column) => !chosen.includes(column));
  const change = (next: readonly RegulatorColumn[]) => {
    setChosen(next);
    setState("idle");
  };
  const save = async () => {
    setState("busy");
    try {
      await keepColumns(chosen);
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid max-w-[44rem] gap-4">
      <ol className="border-b-[1.5px] border-line">
        {chosen.map((column, place) => (
          <li
            key={column}
            className="flex items-center gap-1 border-t-[1.5px] border-line py-1"
            data-column={column}
          >
            <CheckboxField
              className="min-w-0 flex-1"
              label={t(`name.${column}`)}
              checked
              disabled={!canChange || chosen.length === 1}
              onChange={() => change(chosen.filter((one) => one !== column))}
            />
            {canChange && (
              <Movers
                name={t(`name.${column}`)}
                isFirst={place === 0}
                isLast={place === chosen.length - 1}
                onMove={(by) => change(moved(chosen, place, by))}
              />
            )}
          </li>
        ))}
      </ol>
      {canChange && (
        <>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {others.map((column) => (
              <li key={column}>
                <CheckboxField
                  label={t(`name.${column}`)}
                  checked={false}
                  onChange={() => change([...chosen, column])}
                />
              </li>
            ))}
          </ul>
          {state === "failed" && <Notice tone="problem">{t("failed")}</Notice>}
          {state === "saved" && <Notice tone="success">{t("saved")}</Notice>}
          <Button
            variant="ghost"
            className="justify-self-start"
            busy={state === "busy"}
            busyLabel={t("saving")}
            onClick={() => void save()}
          >
            {t("save")}
          </Button>
        </>
      )}
    </div>
  );
}

interface MoversProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

function Movers({ name, isFirst, isLast, onMove }: MoversProps) {
  const t = useTranslations("reports.columns");
  const look = "grid size-11 flex-none place-items-center rounded-medium hover:bg-white";
  return (
    <>
      <button
        type="button"
        className={look}
        aria-label={t("up", { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUp className={isFirst ? "size-5 opacity-30" : "size-5"} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={look}
        aria-label={t("down", { name })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDown className={isLast ? "size-5 opacity-30" : "size-5"} aria-hidden="true" />
      </button>
    </>
  );
}
