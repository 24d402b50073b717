import { type Material, materialByLabel, materialLabels } from "@app/contract/materials";
import { Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../i18n/when.ts";
import { drawingOf } from "../../lib/material-tile.ts";
import { classNames } from "../../ui/class-names.ts";
import { Stars } from "../../ui/stars.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { DepositHistoryRow } from "./history.api.ts";
import { litStars, rowToneOf } from "./row-rules.ts";

const columns =
  "grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3.5 md:grid-cols-[3.75rem_minmax(0,1fr)_7.5rem_6.5rem_5.25rem_6rem]";
const headings = ["where", "material", "weight", "quality", "tokens"] as const;

/** A table on a wide screen, a list of blocks on a phone; read out as a table on both. */
export function DepositRows({ rows }: { rows: readonly DepositHistoryRow[] }) {
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
        <DepositRow key={row.id} row={row} />
      ))}
    </div>
  );
}

function DepositRow({ row }: { row: DepositHistoryRow }) {
  const material = materialByLabel(row.type);
  const isDeclared = rowToneOf(row) === "declared";
  return (
    <div
      role="row"
      data-tone={rowToneOf(row)}
      className={classNames(
        "grid min-h-21 items-center border-b-2 border-white pe-5 md:min-h-19 md:pe-7",
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
      <Where row={row} isDeclared={isDeclared} />
      <What row={row} material={material} />
      <Tokens tokens={row.tokens} isDeclared={isDeclared} />
    </div>
  );
}

function Where({ row, isDeclared }: { row: DepositHistoryRow; isDeclared: boolean }) {
  const t = useTranslations("history");
  const language = useLanguage();
  const at = Date.parse(row.created_at);
  const when = t("dateTime", { date: dateOf(at, language), time: timeOf(at, language) });
  return (
    <div role="cell" className="min-w-0 self-end pt-2 md:self-center md:py-2">
      <p className="text-[1.0625rem] leading-tight font-bold break-words">
        {isDeclared ? t("declared") : <bdi>{row.userProfile}</bdi>}
      </p>
      <p className={classNames("text-small", isDeclared ? "text-red-700" : "text-muted")}>
        <time dateTime={row.created_at}>{when}</time>
        {isDeclared && t("toConfirm")}
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

/** A plus for what was earned, a clock for what waits to be confirmed. */
function Tokens({ tokens, isDeclared }: { tokens: number; isDeclared: boolean }) {
  const t = useTranslations("history");
  const { whole } = useNumbers();
  const count = Math.floor(tokens);
  return (
    <p
      role="cell"
      className={classNames(
        "col-start-3 row-span-2 row-start-1 flex items-center justify-end gap-1 text-[1.25rem] font-extrabold tabular-nums md:col-start-6 md:row-span-1",
        isDeclared && "text-red-700",
      )}
    >
      {isDeclared && <Clock className="size-4 flex-none" aria-hidden="true" />}
      <span className="sr-only">
        {t(isDeclared ? "tokensAwaited" : "tokensEarned", { count, shown: whole(count) })}
      </span>
      <span aria-hidden="true">
        <Num>{isDeclared ? whole(count) : `+${whole(count)}`}</Num>
      </span>
    </p>
  );
}
