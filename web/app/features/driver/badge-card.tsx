import { badgeAddress, spacedBadgeCode } from "@app/contract/badge-code";
import type { Badge } from "@app/contract/badges";
import { showPlate } from "@app/contract/plate";
import { ArrowLeftRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { avatarTile } from "../../lib/avatar-tile.ts";
import { classNames } from "../../ui/class-names.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { namesOnBadge } from "./badge-names.ts";

const wall: readonly TileDrawing[] = [
  { name: "q", pair: 1, turn: 270 },
  { name: "van", pair: 6 },
  { name: "leaf", pair: 2 },
  { name: "khatam", pair: 1 },
  { name: "q", pair: 6, turn: 180 },
];

type Vehicle = Badge["vehicles"][number];

interface BadgeCardProps {
  badge: Badge;
  vehicle: Vehicle | undefined;
  personId: string;
  isExpired: boolean;
  /** False while the papers are checked: there is nothing to scan yet. */
  isShown: boolean;
  choose: (plate: string) => void;
}

export function BadgeCard(props: BadgeCardProps) {
  const { badge, vehicle, personId, isExpired, isShown, choose } = props;
  const t = useTranslations("driver.badge");
  return (
    <div className="overflow-hidden rounded-large rounded-ee-[72px] bg-white">
      <div className="grid grid-cols-5">
        {wall.map((drawing, place) => (
          <Tile key={place} {...drawing} />
        ))}
      </div>
      <Names badge={badge} personId={personId} />
      {isShown ? (
        <QrCode
          text={badgeAddress(location.origin, badge.code)}
          label={t("picture", { code: spacedBadgeCode(badge.code) })}
          quietZone={2}
          className="mx-auto -mt-1 size-58 max-w-full"
        />
      ) : (
        <p className="px-5.5 py-8 text-[1.0625rem]">{t("notYet")}</p>
      )}
      {vehicle && (
        <Plates {...{ badge, vehicle, choose }}>
          <Validity until={vehicle.until} isExpired={isExpired} />
          {isShown && (
            <p className="mt-1 text-small text-muted">
              <Num>{spacedBadgeCode(badge.code)}</Num>
            </p>
          )}
        </Plates>
      )}
    </div>
  );
}

/** In the script of the page, and in the other for whoever cannot read it. */
function Names({ badge, personId }: Pick<BadgeCardProps, "badge" | "personId">) {
  const t = useTranslations("driver.badge");
  const { first, second } = namesOnBadge(badge, useLanguage());
  return (
    <div className="flex items-center gap-3.5 px-5.5 pt-4.5 pb-1.5">
      <Tile {...avatarTile(personId)} className="w-16 flex-none rounded-medium rounded-ee-[28px]" />
      <div className="min-w-0">
        <p className="truncate text-[2rem] leading-tight font-extrabold tracking-[-0.03em] rtl:tracking-normal">
          <bdi>{first}</bdi>
        </p>
        {second && (
          <p
            lang={second.script === "ar" ? "ar" : "fr"}
            dir={second.script === "ar" ? "rtl" : "ltr"}
            className="w-fit max-w-full truncate text-[1.0625rem] leading-snug font-semibold"
          >
            {second.script === "ar"
              ? t("inArabic", { name: second.name })
              : t("inLatin", { name: second.name })}
          </p>
        )}
      </div>
    </div>
  );
}

interface PlatesProps extends Pick<BadgeCardProps, "badge" | "choose"> {
  vehicle: Vehicle;
  children: ReactNode;
}

function Plates({ badge, vehicle, choose, children }: PlatesProps) {
  const t = useTranslations("driver.badge");
  const others = badge.vehicles.filter(({ plate }) => plate !== vehicle.plate);
  return (
    <div className="px-5.5 pb-6 text-center">
      <p>
        <span className="sr-only">{t("plate")}</span>
        <bdi
          dir="ltr"
          className="inline-flex rounded-small px-4.5 py-1.5 text-[min(1.625rem,7vw)] leading-tight font-extrabold tabular-nums ring-[2.5px] ring-ink ring-inset"
        >
          {showPlate(vehicle.plate)}
        </bdi>
      </p>
      <div className="flex flex-wrap justify-center empty:hidden">
        {others.map(({ plate }, place) => (
          <button
            // By place: the one that is pressed shows the van it took the place of, and keeps the focus.
            key={place}
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 px-2 text-small font-semibold underline"
            onClick={() => choose(plate)}
          >
            <ArrowLeftRight className="size-4 flex-none" aria-hidden="true" />
            <span className="sr-only">{t("otherVan")}</span>
            <Num className="tabular-nums">{showPlate(plate)}</Num>
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

function Validity({ until, isExpired }: { until: string; isExpired: boolean }) {
  const t = useTranslations("driver.badge");
  const language = useLanguage();
  const values = {
    date: fullDayOf(until, language),
    b: (words: ReactNode) => <b>{words}</b>,
  };
  return (
    <p className={classNames("mt-2.5", isExpired && "font-semibold text-red-700")}>
      {isExpired ? t.rich("over", values) : t.rich("until", values)}
    </p>
  );
}
