import type { Material } from "@app/contract/materials";
import { Camera, Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { drawingOf } from "../../../lib/material-tile.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import { MaterialLabel, materialPairs } from "../material-label.tsx";
import { useWords } from "../use-words.ts";
import { toGrams } from "./kilograms.ts";
import { asksWhy, differenceOf, gapOf, isFar, type Line, sumOf } from "./lines.ts";
import "../transport.css";

interface WeightsTableProps {
  lines: readonly Line[];
  /** Left out once it is signed: nothing can be changed then. */
  onWeigh?: (material: Material) => void;
  onWhy?: (material: Material) => void;
}

/** With its sign, and a true minus. */
const useDifference = () => {
  const { kilograms } = useNumbers();
  return (grams: number): string => {
    const shown = kilograms(Math.abs(grams));
    if (grams === 0) return shown;
    return `${grams > 0 ? "+" : "\u2212"}${shown}`;
  };
};

/** Declared, weighed, and what lies between them. */
export function WeightsTable({ lines, onWeigh, onWhy }: WeightsTableProps) {
  const t = useTranslations("transport.handover");
  const { kilograms } = useNumbers();
  const difference = useDifference();
  const sum = sumOf(lines);
  return (
    <div className="rounded-[18px] rounded-ee-[40px] bg-white px-3 py-1.5">
      <table className="weights">
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("material")}</th>
            <th scope="col">{t("declared")}</th>
            <th scope="col">{t("weighed")}</th>
            <th scope="col">{t("difference")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Rows key={line.material} line={line} onWeigh={onWeigh} onWhy={onWhy} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row">{t("sum")}</th>
            <td className="text-muted">
              <Num>{kilograms(sum.declared)}</Num>
            </td>
            <td className="text-[1.25rem]" data-testid="sum">
              <Num>{kilograms(sum.weighed)}</Num>
            </td>
            <td>
              <Num>{difference(sum.difference)}</Num>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowsProps {
  line: Line;
  onWeigh: ((material: Material) => void) | undefined;
  onWhy: ((material: Material) => void) | undefined;
}

function Rows({ line, onWeigh, onWhy }: RowsProps) {
  const t = useTranslations("transport.handover");
  const { kilograms } = useNumbers();
  const words = useWords();
  const difference = useDifference();
  const { material, bags, declaredGrams, weighed } = line;
  const apart = differenceOf(line);
  const hasWhy = asksWhy(line);
  const shown = weighed === "" ? "" : kilograms(toGrams(weighed));
  return (
    <>
      <tr className={classNames(hasWhy && "weights-far")} data-far={isFar(line)}>
        <th scope="row">
          <span className="flex items-center gap-2">
            <Tile
              name={drawingOf[material]}
              pair={materialPairs[material]}
              className={classNames("flex-none rounded-small", onWeigh ? "w-9" : "w-7")}
            />
            <span className="leading-tight">
              <span className="block text-[0.9375rem]">
                <MaterialLabel material={material} />
              </span>
              {onWeigh && <span className="block text-micro font-normal">{words.bags(bags)}</span>}
            </span>
          </span>
        </th>
        <td className="text-muted">
          <Num>{kilograms(declaredGrams)}</Num>
        </td>
        <td>
          {onWeigh ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t("weigh", { material: words.material(material), weight: shown })}
              data-testid="weigh"
              className="weights-key"
              onClick={() => onWeigh(material)}
            >
              <Num>{shown || "\u2013"}</Num>
            </button>
          ) : (
            <Num className="font-bold">{shown}</Num>
          )}
        </td>
        <td
          className={classNames(
            "font-semibold",
            apart !== null && !isFar(line) && "text-green-700",
          )}
        >
          {apart !== null && <Num>{difference(apart)}</Num>}
        </td>
      </tr>
      {hasWhy && <WhyRow line={line} onWhy={onWhy} />}
    </>
  );
}

function WhyRow({ line, onWhy }: Pick<RowsProps, "line" | "onWhy">) {
  const t = useTranslations("transport.handover");
  const words = useWords();
  const gap = gapOf(line);
  const refused = toGrams(line.refused);
  const what = refused > 0 ? t("leftThere", { weight: words.exactWeight(refused) }) : t("farApart");
  const text =
    gap === null ? t("whyKept", { what, reason: line.reason.trim() }) : t("whyAsk", { what });
  return (
    <tr className="weights-why">
      <td colSpan={4}>
        <span className="flex items-center gap-2.5 text-start text-small font-semibold">
          {onWhy ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t("why", { material: words.material(line.material) })}
              className="grid size-11 flex-none place-items-center rounded-medium border-2 border-red-600 bg-white"
              onClick={() => onWhy(line.material)}
            >
              <Camera className="size-5" aria-hidden="true" />
            </button>
          ) : (
            <Camera className="size-5 flex-none" aria-hidden="true" />
          )}
          <span className="flex-1">{text}</span>
          {gap === null && <Check className="size-5 flex-none" aria-hidden="true" />}
        </span>
      </td>
    </tr>
  );
}
