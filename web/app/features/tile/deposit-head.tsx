import { localized } from "@app/contract/localized-text";
import type { MyDeposit } from "@app/contract/my-deposit";
import type { DepositStatus } from "@app/contract/deposit-status";
import { Check, Clock, Hourglass, type LucideIcon, X } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { drawingOf } from "../../lib/material-tile.ts";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { useMoment } from "./use-moment.ts";

const looks: Record<DepositStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  declared: { tone: "red", Icon: Clock },
  confirmed: { tone: "green", Icon: Check },
  corrected: { tone: "green", Icon: Check },
  disputed: { tone: "blue", Icon: Hourglass },
  refused: { tone: "line", Icon: X },
  expired: { tone: "line", Icon: X },
  voided: { tone: "line", Icon: X },
};

export function DepositHead({ deposit }: { deposit: MyDeposit }) {
  const t = useTranslations("tile");
  const language = useLanguage();
  const moment = useMoment();
  const { status, material, point, at } = deposit;
  const { tone, Icon } = looks[status];
  return (
    <div className="flex gap-4 pe-11">
      <Tile
        name={drawingOf[material]}
        pair={1}
        className={classNames(
          "w-20 flex-none self-start rounded-medium rounded-ee-[34px]",
          tone === "line" && "[--b:var(--color-ghost)] [--f:var(--color-edge)] [--g:#fff]",
        )}
      />
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight break-words">
          <bdi>{localized(point.name, language)}</bdi>
        </h2>
        <p className="mt-0.5 text-small text-muted">
          <time dateTime={at}>{moment(at)}</time>
        </p>
        <Chip tone={tone} icon={<Icon aria-hidden="true" />} className="mt-2 whitespace-normal">
          {t(`status.${status}`)}
        </Chip>
      </div>
    </div>
  );
}
