import { type Material, materialByLabel, materialLabels } from "@app/contract/materials";
import { Clock, Hourglass } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { drawingOf } from "../../lib/material-tile.ts";
import { classNames } from "../../ui/class-names.ts";
import { Stars } from "../../ui/stars.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { DepositHistoryRow } from "./history.api.ts";
import { litStars, noteOf, rowToneOf, tokensLookOf } from "./row-rules.ts";

const columns =
  "grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3.5 md:grid-cols-[3.75rem_minmax(0,1fr)_7.5rem_6.5rem_5.25rem_6rem]";
const headings = ["where", "material", "weight", "quality", "tokens"] as const;

interface DepositRowsProps {
  rows: readonly DepositHistoryRow[];
  /** Opens one by the citizen's own count. */
  onOpen: (number: number) => void;
}

/** A table on a wide screen, a list of blocks on a phone; read out as a table on both. */
export function DepositRows({ rows, onOpen }: DepositRowsProps) {
  const t = useTranslations("history");
  return (
    <div role="table" aria-label={t("tab.deposits")}>
      <div
        role="row"
        className={classNames(
          "hidden pt-3 pb-2 pe-7 text-[0.84375rem] font-semibold text-muted md:grid",
          columns,
        )}
      >
        {headings.map((name, place) => (
          <span
            key={name}
            role="columnheader"
            className={classNames(
              place === 0 && "col-start-2",
              (name === "weight" || name === "tokens") && "text-end",
            )}
          >
            {t(`column.${name}`)}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <DepositRow key={row.id} row={row} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface DepositRowProps {
  row: DepositHistoryRow;
  onOpen: (number: number) => void;
}

function DepositRow({ row, onOpen }: DepositRowProps) {
  const material = materialByLabel(row.type);
  const isDeclared = rowToneOf(row) === "declared";
  return (
    <div
      role="row"
      data-tone={rowToneOf(row)}
      className={classNames(
        "relative grid min-h-21 items-center border-b-2 border-white pe-5 md:min-h-19 md:pe-7",
        columns,
        isDeclared ? "bg-red-100" : "bg-yellow-100",
      )}
    >
      <Tile
        name={drawingOf[material]}
        pair={2}
        className={classNames(
          "row-span-2 aspect-auto! h-full w-full md:row-span-1",
          isDeclared && "[--b:var(--color-red-600)] [--f:#fff] [--g:var(--color-red-200)]",
        )}
      />
      <Where row={row} isDeclared={isDeclared} onOpen={onOpen} />
      <What row={row} material={material} />
      <Tokens row={row} />
    </div>
  );
}

function Where({ row, isDeclared, onOpen }: DepositRowProps & { isDeclared: boolean }) {
  const t = useTranslations("history");
  const language = useLanguage();
  const at = Date.parse(row.created_at);
  const when = t("dateTime", { date: dateOf(at, language), time: timeOf(at, language) });
  const note = noteOf(row);
  return (
    <div role="cell" className="min-w-0 self-end pt-2 md:self-center md:py-2">
      <button
        type="button"
        aria-haspopup="dialog"
        className="block text-start text-[1.0625rem] leading-tight font-bold break-words -outline-offset-3 after:absolute after:inset-0"
        onClick={() => onOpen(row.number)}
      >
        {isDeclared ? t("declared") : <bdi>{row.userProfile}</bdi>}
      </button>
      <p className={classNames("text-small", isDeclared ? "text-red-700" : "text-muted")}>
        <time dateTime={row.created_at}>{when}</time>
        {note && (note === "toConfirm" ? t("toConfirm") : t(`status.${note}`))}
      </p>
    </div>
  );
}

function What({ row, material }: { row: DepositHistoryRow; material: Material }) {
  const t = useTranslations("history");
  const { kilograms } = useNumbers();
  const lit = litStars(row.stars);
  const names = (["clean", "compacted", "manners"] as const).filter((_, place) => lit[place]);
  const count = names.length;
  return (
    <div
      role="presentation"
      className="col-start-2 row-start-2 flex flex-wrap items-center gap-x-3 self-start pb-2 md:contents"
    >
      <span role="cell" className="text-small font-bold md:text-[1.0625rem]">
        {material === "aluminium" ? (
          t("aluminium")
        ) : (
          <Num className="whitespace-nowrap">{materialLabels[material]}</Num>
        )}
      </span>
      <span
        role="cell"
        className="text-small font-bold whitespace-nowrap tabular-nums md:text-end md:text-[1.0625rem]"
      >
        {t("kilograms", { kg: kilograms(Math.round(row.weight * 1000)) })}
      </span>
      <span role="cell" className="inline-flex">
        <Stars
          lit={lit}
          label={
            count === 0
              ? t("stars.none")
              : t("stars.some", {
                  count,
                  names: names.map((name) => t(`stars.${name}`)).join(t("stars.comma")),
                })
          }
        />
      </span>
    </div>
  );
}

/** A plus for what was earned, a sign for what waits, a line through what went back. */
function Tokens({ row }: { row: DepositHistoryRow }) {
  const t = useTranslations("history");
  const { whole } = useNumbers();
  const look = tokensLookOf(row);
  const count = Math.floor(row.tokens);
  const shown = whole(count);
  const words = {
    earned: () => t("tokensEarned", { count, shown }),
    held: () => t("tokensHeld", { count, shown }),
    gone: () => t("tokensGone", { count, shown }),
    awaited: () => (count > 0 ? t("tokensAwaited", { count, shown }) : t("tokensLater")),
    none: () => t("noTokens"),
  };
  return (
    <p
      role="cell"
      className={classNames(
        "col-start-3 row-span-2 row-start-1 flex items-center justify-end gap-1 text-[1.25rem] font-extrabold tabular-nums md:col-start-6 md:row-span-1",
        look === "awaited" && "text-red-700",
        look === "held" && "text-blue-700",
      )}
    >
      {look === "awaited" && <Clock className="size-4 flex-none" aria-hidden="true" />}
      {look === "held" && <Hourglass className="size-4 flex-none" aria-hidden="true" />}
      <span className="sr-only">{words[look]()}</span>
      <span aria-hidden="true" className={classNames(look === "gone" && "line-through")}>
        {look === "earned" && <Num>{`+${shown}`}</Num>}
        {(look === "held" || look === "gone") && <Num>{shown}</Num>}
        {look === "awaited" && count > 0 && <Num>{shown}</Num>}
      </span>
    </p>
  );
}
