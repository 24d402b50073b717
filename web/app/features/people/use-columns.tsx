import { showPhone } from "@app/contract/phone";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { sinceOf } from "../../i18n/when.ts";
import { avatarTile } from "../../lib/avatar-tile.ts";
import { besideTable } from "./beside-table.ts";
import { useComingSearch } from "../../lib/use-coming-search.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useNow } from "../../lib/use-now.ts";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import type { Column } from "../../ui/table.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { ColumnId } from "./column-choice.ts";
import type { PersonRow } from "./people.api.ts";
import { RoleMarks } from "./role-marks.tsx";
import { StateMark } from "./state-mark.tsx";

/** Opens the person; `data-row` is where j and k go. */
function NameLink({ id, name }: Pick<PersonRow, "id" | "name">) {
  const t = useTranslations("people");
  const [search] = useSearchParams();
  const isBeside = useMedia(besideTable);
  const to = new URLSearchParams(useComingSearch().search);
  to.set("person", id);
  return (
    <Link
      to={`?${to.toString()}`}
      data-row={id}
      preventScrollReset={isBeside}
      aria-current={search.get("person") === id || undefined}
      className="-my-1.5 inline-flex min-h-11 items-center gap-2.5 align-middle hover:underline"
    >
      <Tile {...avatarTile(id)} className="size-7 flex-none rounded-small rounded-ee-[12px]" />
      <bdi>{name || t("noName")}</bdi>
    </Link>
  );
}

function Seen({ at }: { at: string | null }) {
  const t = useTranslations("people");
  const language = useLanguage();
  const now = useNow();
  if (at === null) return <span className="text-muted">{t("never")}</span>;
  return (
    <time dateTime={at} className="text-muted">
      {now === null ? "" : sinceOf(Date.parse(at), now, language)}
    </time>
  );
}

export const useColumns = (chosen: readonly ColumnId[]): Column<PersonRow>[] => {
  const t = useTranslations("people.column");
  const numbers = useNumbers();
  const wilayaName = useWilayaName();
  const all: Record<ColumnId, Omit<Column<PersonRow>, "id" | "label">> = {
    name: { cell: (row) => <NameLink {...row} /> },
    phone: {
      cell: ({ phone }) => (
        <Num className="whitespace-nowrap tabular-nums">
          {phone === null ? "" : showPhone(phone)}
        </Num>
      ),
    },
    email: { cell: ({ email }) => <Num className="break-all">{email}</Num> },
    code: { cell: ({ code }) => <Num className="tracking-wider">{code}</Num> },
    roles: { cell: ({ roles }) => <RoleMarks roles={roles} /> },
    wilaya: { cell: ({ wilaya }) => (wilaya === null ? "" : wilayaName(wilaya)) },
    tokens: {
      isNumber: true,
      cell: ({ tokens }) => <b className="font-bold">{numbers.tokens(tokens)}</b>,
    },
    seen: { cell: ({ seenAt }) => <Seen at={seenAt} /> },
    state: { cell: ({ state }) => <StateMark state={state} /> },
  };
  return chosen.map((id) => ({ id, label: t(id), ...all[id] }));
};
