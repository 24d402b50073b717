import { personStates } from "@app/contract/people";
import { roleNames } from "@app/contract/roles";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { DeskMore } from "../../lib/back-office/desk-more.tsx";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { DeskViews } from "../../lib/back-office/desk-views.tsx";
import { useKeys } from "../../lib/back-office/use-keys.ts";
import { useComingSearch } from "../../lib/use-coming-search.ts";
import { useMedia } from "../../lib/use-media.ts";
import { usePages } from "../../lib/use-pages.ts";
import { placeOptions, usePlaces } from "../../lib/use-places.ts";
import { useNumbers } from "../../i18n/format.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { besideTable } from "./beside-table.ts";
import { askedIn } from "./asked.ts";
import { type ColumnId, useColumnChoice } from "./column-choice.ts";
import { Corrections } from "./corrections.tsx";
import { PersonPanel } from "./panel/person-panel.tsx";
import { type Asked, loadPeople } from "./people.api.ts";
import { SearchBox } from "./search-box.tsx";
import { TableFoot } from "./table-foot.tsx";
import { useColumns } from "./use-columns.tsx";

/** Names in the address that are no part of what is found. */
const passing = ["person", "tab"];

/** Find somebody by number, address, code or name, and open them beside the table. */
export function PeopleScreen() {
  const t = useTranslations("people");
  const [search] = useSearchParams();
  const { change } = useComingSearch();
  const person = search.get("person");
  const hasRoom = useMedia(besideTable);
  const box = useRef<HTMLInputElement>(null);
  useTableKeys(box);
  const close = useCallback(
    () =>
      change(
        (next) => {
          for (const name of passing) next.delete(name);
        },
        { replace: false },
      ),
    [change],
  );
  const [changes, setChanges] = useState(0);
  const panel = person && (
    <PersonPanel
      key={person}
      id={person}
      onClose={close}
      onChanged={() => setChanges((before) => before + 1)}
    />
  );
  if (panel && !hasRoom) return <Alone>{panel}</Alone>;
  return (
    <DeskPage
      title={t("title")}
      tools={
        <>
          <SearchBox box={box} />
          <div className="flex flex-wrap gap-3 [&_select]:max-w-36">
            <Filters />
          </div>
        </>
      }
      {...(panel && { side: panel })}
    >
      <Corrections key={changes} />
      <People isNarrow={person !== null} changes={changes} />
    </DeskPage>
  );
}

/** A person on a screen of their own. */
function Alone({ children }: { children: ReactNode }) {
  const t = useTranslations("people");
  return (
    <main id="content">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{t("title")}</h1>
      {children}
    </main>
  );
}

function Filters() {
  const t = useTranslations("people");
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items } = usePlaces("all");
  return (
    <>
      <DeskFilter
        name="role"
        label={t("filter.role")}
        options={roleNames.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <DeskFilter
        name="state"
        label={t("filter.state")}
        options={personStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <DeskFilter
        name="wilaya"
        label={t("filter.wilaya")}
        options={placeOptions(items, script).map(({ value, label }) => ({ value, label }))}
      />
    </>
  );
}

interface PeopleProps {
  isNarrow: boolean;
  /** How often the open person was changed: the table shows it too. */
  changes: number;
}

function People(props: PeopleProps) {
  const [search] = useSearchParams();
  const { find, role, state, wilaya } = askedIn(search);
  const asked = useMemo(() => ({ find, role, state, wilaya }), [find, role, state, wilaya]);
  return <Found key={JSON.stringify(asked)} asked={asked} {...props} />;
}

/** What stays beside an open person where the screen is not very wide. */
const main: readonly ColumnId[] = ["name", "phone", "tokens", "state"];

function Found({ asked, isNarrow, changes }: PeopleProps & { asked: Asked }) {
  const t = useTranslations("people");
  const numbers = useNumbers();
  const choice = useColumnChoice();
  const isWide = useMedia("(width >= 96rem)");
  const shown =
    isNarrow && !isWide ? choice.chosen.filter((id) => main.includes(id)) : choice.chosen;
  const columns = useColumns(shown);
  const load = useCallback((after: string | undefined) => loadPeople(asked, after), [asked]);
  const list = usePages(load);
  const refresh = useEffectEvent(() => list.reload());
  useEffect(() => {
    if (changes > 0) refresh();
  }, [changes]);
  const [first] = list.pages;
  const count = first && (first.found === null ? t("many") : numbers.whole(first.found));
  return (
    <>
      <DeskViews table="people" passing={passing}>
        {t("found")}
        <span className="font-semibold opacity-80" aria-live="polite">
          {count}
        </span>
      </DeskViews>
      {list.failed ? (
        <DeskFailed onRetry={list.reload} />
      ) : (
        <div className="people-table [--table-ground:var(--color-plaster)]">
          <Table
            caption={t("title")}
            isCaptionHidden
            columns={columns}
            rows={list.pages.flatMap(({ people }) => people)}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            empty={<Empty tile={{ name: "q", pair: 4 }}>{t("empty")}</Empty>}
          />
          <DeskMore {...list} />
        </div>
      )}
      <TableFoot asked={asked} columns={choice} />
    </>
  );
}

const useTableKeys = (box: { readonly current: HTMLInputElement | null }) => {
  const keys = useMemo(() => {
    const move = (by: 1 | -1) => () => {
      const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
      const open = rows.findIndex((row) => row === document.activeElement);
      const place = open < 0 ? rows.findIndex((row) => row.ariaCurrent) : open;
      const next = place < 0 ? 0 : place + by;
      rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
    };
    return { j: move(1), k: move(-1), "/": () => box.current?.focus() };
  }, [box]);
  useKeys(keys);
};
