import { newestShown, type WeighedDeposit } from "@app/contract/point-day";
import { countStars } from "@app/contract/quality";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { timeOf } from "../../../../i18n/when.ts";
import { avatarTile } from "../../../../lib/avatar-tile.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Stars } from "../../../../ui/stars.tsx";
import { Tile } from "../../../../ui/tile.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { loadDeposits } from "../point.api.ts";

interface DayDepositsProps {
  pointId: string;
  /** Today's newest, which the page has already. */
  newest: readonly WeighedDeposit[];
}

interface Shown {
  deposits: readonly WeighedDeposit[];
  hasMore: boolean;
}

/** A few, or all of the day page by page. */
const useDay = (pointId: string) => {
  const [shown, setShown] = useState<Shown>();
  const [isBusy, setBusy] = useState(false);
  const load = async (before: readonly WeighedDeposit[]) => {
    setBusy(true);
    try {
      const { deposits, hasMore } = await loadDeposits(pointId, before.at(-1));
      setShown({ deposits: [...before, ...deposits], hasMore });
    } catch {
      // What is shown stays; the button is still there to try again.
    } finally {
      setBusy(false);
    }
  };
  return { shown, isBusy, load, close: () => setShown(undefined) };
};

export function DayDeposits({ pointId, newest }: DayDepositsProps) {
  const t = useTranslations("counter.today");
  const { shown, isBusy, load, close } = useDay(pointId);
  const deposits = shown?.deposits ?? newest;
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="day-deposits" className="text-h3">
          {t("deposits")}
        </h2>
        {(shown || newest.length === newestShown) && (
          <button
            type="button"
            aria-busy={isBusy || undefined}
            aria-label={shown ? undefined : t("allLabel")}
            className="min-h-11 px-1 text-[0.9375rem] font-bold text-blue-600"
            onClick={() => (shown ? close() : void load([]))}
          >
            {shown ? t("less") : t("all")}
          </button>
        )}
      </div>
      <ul aria-labelledby="day-deposits">
        {deposits.map((deposit) => (
          <Row key={deposit.id} deposit={deposit} />
        ))}
      </ul>
      {shown?.hasMore && (
        <Button
          variant="soft"
          size="sm"
          full
          busy={isBusy}
          onClick={() => void load(shown.deposits)}
        >
          {t("more")}
        </Button>
      )}
    </section>
  );
}

function Row({ deposit }: { deposit: WeighedDeposit }) {
  const t = useTranslations("counter");
  const stars = useTranslations("deposits.stars");
  const language = useLanguage();
  const amounts = useAmounts();
  const { kilograms } = useNumbers();
  const { at, citizenId, citizenName, material, grams, status, weighedBy } = deposit;
  const { clean, compacted, manners } = deposit.stars;
  const isUndone = status === "voided";
  return (
    <li className="grid min-h-14 grid-cols-[2.25rem_1fr_auto_auto] items-center gap-x-3 border-t-[1.5px] border-line py-1.5 leading-snug">
      <Tile {...avatarTile(citizenId)} className="w-9 rounded-[10px] rounded-ee-[18px]" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-[0.96875rem] font-bold">
          <bdi className="truncate">{citizenName || t("unnamed")}</bdi>
          {isUndone && <Chip tone="line">{t("today.undone")}</Chip>}
          {status === "disputed" && <Chip tone="red">{t("today.disputed")}</Chip>}
        </p>
        <p className="text-small text-muted">
          <time dateTime={at}>
            <Num>{timeOf(Date.parse(at), language)}</Num>
          </time>
          {language === "ar" ? "، " : ", "}
          <MaterialLabel material={material} />
          {weighedBy && (
            <span className="block">{t("today.weighedBy", { name: inOwnOrder(weighedBy) })}</span>
          )}
        </p>
      </div>
      <Stars
        label={stars("some", { count: countStars(deposit.stars) })}
        lit={[clean, compacted, manners]}
      />
      <p
        className={classNames(
          "min-w-11 text-end text-[1.0625rem] font-extrabold tabular-nums",
          isUndone && "text-muted line-through",
        )}
      >
        <span className="sr-only">{amounts.weight(grams)}</span>
        <Num>
          <span aria-hidden="true">{kilograms(grams)}</span>
        </Num>
      </p>
    </li>
  );
}
