import type { CitizenWall as Wall } from "@app/contract/walls";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAmounts } from "../use-amounts.ts";
import { columns } from "./lay-wall.ts";
import { elides, monthName, thisMonthName } from "../../../i18n/month-name.ts";
import { WallGrid } from "./wall-grid.tsx";

const emptyPlaces = 2 * columns;

const grid =
  "grid grid-cols-6 overflow-hidden rounded-ss-medium rounded-se-medium rounded-ee-[26px] lg:rounded-ee-turn";

interface CitizenWallProps {
  wall: Wall;
  onChoose: (number: number) => void;
}

/** The month, tile by tile; the next place is for the next bag. */
export function CitizenWall({ wall, onChoose }: CitizenWallProps) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const amounts = useAmounts();
  const { month, deposits, grams } = wall.month;
  const name = monthName(month, language);
  return (
    <section aria-labelledby="wall">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="wall" className="text-h2">
          {t("citizen.wall", { month: name, elides: elides(name) })}
        </h2>
        {deposits > 0 && (
          <p className="text-small text-muted">
            {t("citizen.month", {
              deposits: amounts.deposits(deposits),
              weight: amounts.weight(grams),
            })}
          </p>
        )}
      </div>
      {wall.tiles.length === 0 ? (
        <EmptyWall hasEarlier={wall.hasEarlier} />
      ) : (
        <WallGrid tiles={wall.tiles} onChoose={onChoose} className={grid}>
          <NextTile />
        </WallGrid>
      )}
    </section>
  );
}

function NextTile() {
  const t = useTranslations("deposits");
  return (
    <Link
      to="/consumer/deposit"
      aria-label={t("citizen.next")}
      className="grid aspect-square place-items-center rounded-ee-[26px] border-[2.5px] border-dashed border-edge/70 text-green-700"
    >
      <Plus className="size-[38%]" aria-hidden="true" />
    </Link>
  );
}

/** Places with single lines between them, so that the grid reads as a wall to be laid. */
function EmptyWall({ hasEarlier }: { hasEarlier: boolean }) {
  const t = useTranslations("deposits");
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grid-cols-6 rounded-ss-medium rounded-se-medium rounded-ee-[26px] border-s-2 border-t-2 border-dashed border-edge/70"
      >
        {Array.from({ length: emptyPlaces }, (_, place) => (
          <span
            key={place}
            className={classNames(
              "aspect-square border-e-2 border-b-2 border-dashed border-edge/70",
              place === columns - 1 && "rounded-se-medium",
              place === emptyPlaces - 1 && "rounded-ee-[26px]",
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-[1.125rem] font-semibold">
        {t(hasEarlier ? "citizen.newMonth" : "citizen.emptyWall")}
      </p>
    </>
  );
}

/** Its title is there from the first paint on; in a frame kept from last month it is put right. */
export function WallSkeleton() {
  const t = useTranslations("deposits");
  const name = thisMonthName(useLanguage());
  return (
    <div>
      <h2 className="text-h2" suppressHydrationWarning>
        {t("citizen.wall", { month: name, elides: elides(name) })}
      </h2>
      <div className={classNames(grid, "mt-3 gap-0.5")}>
        {Array.from({ length: emptyPlaces }, (_, place) => (
          <Skeleton key={place} className="aspect-square !rounded-none" />
        ))}
      </div>
    </div>
  );
}
