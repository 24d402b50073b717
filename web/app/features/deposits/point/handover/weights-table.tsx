import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { drawingOf } from "../../../../lib/material-tile.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Tile } from "../../../../ui/tile.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { pairOf } from "../material-pairs.ts";
import { differenceOf, isFarOff, totalOfRows, type WeighedRow } from "./handover-form.ts";

interface WeightsTableProps {
  rows: readonly WeighedRow[];
  /** In place of the weight, where it is typed on this phone. */
  weightOf?: ((row: WeighedRow) => ReactNode) | undefined;
  /** Under a row: what was refused of it, and why. */
  noteOf: (row: WeighedRow) => ReactNode;
}

const cell = "px-0.5 py-1 text-center align-middle tabular-nums sm:py-2";

/** What was declared, what the van's scale says, and how far they are apart. */
export function WeightsTable({ rows, weightOf, noteOf }: WeightsTableProps) {
  const t = useTranslations("pickups.handover");
  const { kilogramUnit } = useAmounts();
  return (
    <div className="overflow-hidden rounded-[18px] rounded-ee-[44px] bg-white pb-1.5">
      <table className="w-full table-fixed border-collapse leading-[1.3]">
        <caption className="sr-only">{t("table")}</caption>
        <thead className="text-[0.84375rem] font-semibold text-muted">
          <tr>
            <th scope="col" className="ps-3.5 py-1.5 text-start font-semibold">
              {t("material", { unit: kilogramUnit })}
            </th>
            <th scope="col" className="w-15 py-2 font-semibold">
              {t("declared")}
            </th>
            <th scope="col" className="w-20 py-2 font-semibold">
              {t("weighed")}
            </th>
            <th scope="col" className="w-15 pe-2 py-2 font-semibold">
              {t("difference")}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Row key={row.material} row={row} weight={weightOf?.(row)} note={noteOf(row)} />
        ))}
        <Total rows={rows} />
      </table>
    </div>
  );
}

interface RowProps {
  row: WeighedRow;
  weight: ReactNode;
  note: ReactNode;
}

function Row({ row, weight, note }: RowProps) {
  const t = useTranslations("counter");
  const { kilograms, whole } = useNumbers();
  const isOff = isFarOff(row);
  const { material, bags, declaredGrams, weighedGrams } = row;
  return (
    <tbody className={classNames("border-t-[1.5px] border-line", isOff && "bg-red-100")}>
      <tr>
        <th scope="row" className="py-1 ps-3.5 text-start font-normal sm:py-2">
          <span className="flex items-center gap-2">
            <Tile
              name={drawingOf[material]}
              pair={pairOf[material]}
              className="w-9 flex-none rounded-[8px] rounded-ee-[16px] max-[22rem]:hidden"
            />
            <span className="min-w-0">
              <b className="block text-[0.84375rem]">
                <MaterialLabel material={material} />
              </b>
              <span className="block text-micro text-muted">
                {t("bags", { count: bags, shown: whole(bags) })}
              </span>
            </span>
          </span>
        </th>
        <td className={classNames(cell, "text-[0.9375rem] text-muted")}>
          <Num>{kilograms(declaredGrams)}</Num>
        </td>
        <td className={cell}>
          {weight ?? (
            <span
              className={classNames(
                "grid h-11 place-items-center rounded-[10px] bg-white text-[1.0625rem] font-extrabold ring-inset",
                isOff ? "ring-[2.5px] ring-red-600" : "ring-2 ring-edge",
              )}
            >
              {weighedGrams === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Num>{kilograms(weighedGrams)}</Num>
              )}
            </span>
          )}
        </td>
        <td className={classNames(cell, "pe-2")}>
          <Difference grams={differenceOf(row)} look={isOff ? "text-red-700" : "text-green-700"} />
        </td>
      </tr>
      {note}
    </tbody>
  );
}

function Difference({ grams, look }: { grams: number | null; look: string }) {
  const { kilograms } = useNumbers();
  if (grams === null) return null;
  const sign = grams > 0 ? "+" : grams < 0 ? "\u2212" : "";
  return (
    <Num className={classNames("text-[0.9375rem] font-bold", look)}>
      {sign + kilograms(Math.abs(grams))}
    </Num>
  );
}

function Total({ rows }: { rows: readonly WeighedRow[] }) {
  const t = useTranslations("pickups.handover");
  const { kilograms } = useNumbers();
  const { declaredGrams, weighedGrams, difference } = totalOfRows(rows);
  return (
    <tfoot className="border-t-2 border-ink">
      <tr>
        <th scope="row" className="py-2 ps-3.5 text-start text-[1.0625rem] font-bold">
          {t("total")}
        </th>
        <td className={classNames(cell, "text-[0.9375rem] text-muted")}>
          <Num>{kilograms(declaredGrams)}</Num>
        </td>
        <td className={cell} data-testid="weighed-total">
          {weighedGrams !== null && (
            <Num className="num text-[1.25rem]">{kilograms(weighedGrams)}</Num>
          )}
        </td>
        <td className={classNames(cell, "pe-2")}>
          <Difference grams={difference} look="" />
        </td>
      </tr>
    </tfoot>
  );
}
