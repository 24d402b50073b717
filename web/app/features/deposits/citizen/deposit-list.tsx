import type { WallTile } from "@app/contract/deposits";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf, relativeTime, timeOf } from "../../../i18n/when.ts";
import { drawingOf } from "../../../lib/material-tile.ts";
import { expectOverlay, openOverlay } from "../../../lib/overlays.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { MaterialLabel } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";

const mostRows = 10;
const minuteMs = 60_000;

/** "10 minutes ago" must not stay so for an hour. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The wall in words, newest first. */
export function DepositList({ tiles }: { tiles: readonly WallTile[] }) {
  const t = useTranslations("deposits");
  const now = useNow();
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="last-deposits" className="text-h2">
          {t("citizen.lastDeposits")}
        </h2>
        <button
          type="button"
          aria-haspopup="dialog"
          className="link min-h-11"
          onPointerEnter={() => expectOverlay("history")}
          onFocus={() => expectOverlay("history")}
          onClick={() => openOverlay("history")}
        >
          {t("citizen.history")}
        </button>
      </div>
      <ul aria-labelledby="last-deposits" className="mt-3">
        {tiles.slice(0, mostRows).map((deposit) => (
          // A deposit newer than the last tick of the clock is simply new.
          <DepositRow key={deposit.id} deposit={deposit} now={now} />
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{t("citizen.roundedDown")}</p>
    </section>
  );
}

function DepositRow({ deposit, now }: { deposit: WallTile; now: number }) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const amounts = useAmounts();
  const numbers = useNumbers();
  const { material, grams, stars, tokens, pointName, createdAt } = deposit;
  const at = Date.parse(createdAt);
  const when =
    relativeTime(at, now, language) ??
    t("citizen.dateTime", { date: dateOf(at, language), time: timeOf(at, language) });
  return (
    <li className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-3.5 border-t-[1.5px] border-line py-2.5">
      <Tile name={drawingOf[material]} pair={2} className="w-15 rounded-[12px] rounded-ee-[24px]" />
      <div className="min-w-0">
        <p className="truncate text-[1.0625rem] leading-tight font-bold">
          <bdi>{pointName}</bdi>
        </p>
        <p className="text-small text-muted">
          <time dateTime={createdAt}>{when}</time>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          <span>
            <MaterialLabel material={material} />
          </span>
          <span className="whitespace-nowrap">{amounts.weight(grams)}</span>
          <Stars
            label={t("stars.some", { count: stars })}
            lit={[stars > 0, stars > 1, stars > 2]}
          />
        </p>
      </div>
      <p className="num text-[1.375rem] text-green-700">
        <span className="sr-only">
          {t("citizen.earnedWords", { tokens: amounts.tokens(tokens) })}
        </span>
        <span aria-hidden="true">
          <Num>+{numbers.tokens(tokens)}</Num>
        </span>
      </p>
    </li>
  );
}

export function ListSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-44" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="mt-3 flex items-center gap-3.5 py-2.5">
          <Skeleton className="size-15" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
