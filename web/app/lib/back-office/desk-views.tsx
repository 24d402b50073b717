import { Plus, X } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { queryOf, useViews, viewNameLimit } from "./use-views.ts";

interface DeskViewsProps {
  /** The table they are views of. */
  table: string;
  /** The first tab: what is shown when none of the others is chosen. */
  children: ReactNode;
  /** Names in the address that are no part of a view: the row that is open. */
  passing?: readonly string[];
}

const look = (isChosen: boolean): string =>
  classNames(
    "inline-flex min-h-11 flex-none items-center gap-2 rounded-t-[12px] px-4 text-[0.9375rem] font-bold whitespace-nowrap -outline-offset-3",
    isChosen ? "on-dark bg-ink text-white" : "text-muted hover:text-ink",
  );

/** The table as it is, views that were saved, and a way to save this one. */
export function DeskViews({ table, children, passing = [] }: DeskViewsProps) {
  const t = useTranslations("backOffice.views");
  const [search, setSearch] = useSearchParams();
  const { views, isFull, save, remove } = useViews(table);
  const [isNaming, setNaming] = useState(false);
  const query = queryOf(search, passing);
  const chosen = views.find((view) => view.query === query);
  const show = (next: string) => setSearch(new URLSearchParams(next), { preventScrollReset: true });
  return (
    <div
      role="group"
      aria-label={t("label")}
      className="mb-1 flex gap-1 overflow-x-auto border-b-2 border-ink"
    >
      <button
        type="button"
        aria-pressed={!chosen}
        className={look(!chosen)}
        onClick={() => chosen && show("")}
      >
        {children}
      </button>
      {views.map((view) => (
        <span key={view.name} className="inline-flex flex-none">
          <button
            type="button"
            aria-pressed={view === chosen}
            className={look(view === chosen)}
            onClick={() => show(view.query)}
          >
            <bdi>{view.name}</bdi>
          </button>
          {view === chosen && (
            <button
              type="button"
              className="grid size-11 place-items-center rounded-small text-muted hover:text-ink"
              onClick={() => remove(view.name)}
            >
              <X className="size-4.5" aria-hidden="true" />
              <span className="sr-only">{t("remove", { name: view.name })}</span>
            </button>
          )}
        </span>
      ))}
      {!chosen && query !== "" && !isFull && (
        <button type="button" className={look(false)} onClick={() => setNaming(true)}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t("save")}
        </button>
      )}
      {isNaming && (
        <Naming
          onClose={() => setNaming(false)}
          onName={(name) => {
            save({ name, query });
            setNaming(false);
          }}
        />
      )}
    </div>
  );
}

function Naming({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const t = useTranslations("backOffice.views");
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    if (typeof name === "string" && name.trim() !== "") onName(name.trim());
  };
  return (
    <Dialog
      title={t("save")}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} full>
            {t("keep")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          name="name"
          label={t("name")}
          hint={t("hint")}
          maxLength={viewNameLimit}
          required
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
