import { bagLabel } from "@app/contract/declarations";
import { Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { drawingOf } from "../../../../lib/material-tile.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Tile } from "../../../../ui/tile.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { pairOf } from "../material-pairs.ts";
import type { Declaration } from "../point.api.ts";
import { daysLeft } from "./days-left.ts";

interface BagRowProps {
  bag: Declaration;
  now: number;
  onWeigh: () => void;
}

export function BagRow({ bag, now, onWeigh }: BagRowProps) {
  const t = useTranslations("counter");
  const amounts = useAmounts();
  const { bagNumber, citizenName, material, grams, expiresAt } = bag;
  const label = bagLabel(bagNumber);
  const left = daysLeft(expiresAt, now);
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-3.5 border-t-[1.5px] border-line py-2.5">
      <Tile
        name={drawingOf[material]}
        pair={pairOf[material]}
        className="w-12 rounded-[10px] rounded-ee-[20px]"
      />
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="text-[1.1875rem] font-extrabold">
            <Num>{label}</Num>
          </b>
          <bdi className="truncate font-semibold">{citizenName || t("unnamed")}</bdi>
        </p>
        <p className="text-small text-muted">
          <MaterialLabel material={material} />
          <span className="block">{t("declared.about", { weight: amounts.weight(grams) })}</span>
        </p>
        <p
          className={classNames(
            "flex items-center gap-1.5 text-small font-semibold",
            left <= 1 && "text-red-700",
          )}
        >
          <Clock className="size-4 flex-none" aria-hidden="true" />
          {t("declared.left", { count: left })}
        </p>
      </div>
      <Button
        variant="accent"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t("declared.weighLabel", {
          bag: t("declared.bag", { number: leftToRight(label) }),
        })}
        onClick={onWeigh}
      >
        {t("declared.weigh")}
      </Button>
    </li>
  );
}
