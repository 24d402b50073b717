import type { Badge } from "@app/contract/badges";
import { dayInAlgeria } from "@app/contract/country-time";
import { Check, CircleAlert, Clock, Download, Sun, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useFile } from "../../lib/use-file.ts";
import { useKept } from "../../lib/use-kept.ts";
import { useNow } from "../../lib/use-now.ts";
import { useWakeLock } from "../../lib/use-wake-lock.ts";
import { AppBar } from "../../ui/app-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IconLink } from "../../ui/icon-link.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BadgeCard } from "./badge-card.tsx";
import { badgeSource, saveBadge } from "./driver.api.ts";
import { Failed } from "./loading.tsx";

type Standing = "verified" | "expired" | "pending";

interface BadgeScreenProps {
  personId: string;
  /** Where the cross leads. */
  back: string;
}

/** Held up at a door, where there may be no network: what was seen last is shown. */
export function BadgeScreen({ personId, back }: BadgeScreenProps) {
  const { data: badge, problem, reload } = useKept(badgeSource);
  const now = useNow();
  const { vehicle, choose } = useVehicle(badge);
  useWakeLock();
  if (!badge || now === null) {
    return (
      <BadgeFrame back={back}>
        {problem ? <Failed onRetry={() => void reload()} /> : undefined}
      </BadgeFrame>
    );
  }
  const isOver = vehicle !== undefined && vehicle.until < dayInAlgeria(now);
  const standing: Standing = !badge.isApproved ? "pending" : isOver ? "expired" : "verified";
  return (
    <BadgeFrame back={back} standing={standing}>
      <BadgeCard
        {...{ badge, vehicle, personId, choose }}
        isExpired={standing === "expired"}
        isShown={badge.isApproved}
      />
      <Hints badge={badge} plate={vehicle?.plate} />
    </BadgeFrame>
  );
}

const plateKey = `${keptPrefix}badge.plate`;

/** The van of today: the one that was shown last. */
const useVehicle = (badge: Badge | undefined) => {
  const [plate, setPlate] = useState(() => deviceStore.read(plateKey));
  const vehicles = badge?.vehicles ?? [];
  return {
    vehicle: vehicles.find((one) => one.plate === plate) ?? vehicles[0],
    choose: (chosen: string) => {
      deviceStore.write(plateKey, chosen);
      setPlate(chosen);
    },
  };
};

const chips = {
  verified: <Check aria-hidden="true" />,
  expired: <CircleAlert aria-hidden="true" />,
  pending: <Clock aria-hidden="true" />,
} as const satisfies Record<Standing, ReactNode>;

interface BadgeFrameProps {
  back: string;
  standing?: Standing;
  children?: ReactNode;
}

/** Coral to all four edges. The same layout with nothing in it yet is what the server sends. */
export function BadgeFrame({ back, standing, children }: BadgeFrameProps) {
  const t = useTranslations("driver");
  return (
    <div className="flex min-h-dvh flex-col bg-red-400">
      <title>{t("badge.title")}</title>
      <meta name="robots" content="noindex" />
      <AppBar
        tone="coral"
        title={t("badge.title")}
        start={
          <IconLink to={back} label={t("badge.close")}>
            <X className="size-6" aria-hidden="true" />
          </IconLink>
        }
        end={
          standing && (
            <Chip tone="ink" icon={chips[standing]}>
              {t(`badge.${standing}`)}
            </Chip>
          )
        }
      />
      <main
        id="content"
        className="mx-auto flex w-full max-w-100 flex-1 flex-col px-page pt-2 pb-6 lg:max-w-120 lg:pt-8"
      >
        {children ?? <BadgeSkeleton />}
      </main>
    </div>
  );
}

function BadgeSkeleton() {
  const t = useTranslations("driver");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-130 w-full rounded-large bg-white/60!" />
    </>
  );
}

/** What helps at the door, and the badge on paper. */
function Hints({ badge, plate }: { badge: Badge; plate: string | undefined }) {
  const t = useTranslations("driver.badge");
  const { busy, problem, make } = useFile<"pdf">();
  return (
    <>
      <div className="px-2 pt-5">
        <h2 className="text-[1.6875rem] leading-tight tracking-[-0.02em] rtl:leading-snug rtl:tracking-normal">
          {t("show")}
        </h2>
        <p className="mt-1.5 text-[1.03125rem] leading-snug">{t("showText")}</p>
      </div>
      <ul className="mt-auto grid gap-2 px-2 pt-6 text-[0.9375rem] font-semibold">
        <li className="flex items-center gap-2">
          <Check className="size-5 flex-none" aria-hidden="true" />
          {t("works")}
        </li>
        <li className="flex items-center gap-2">
          <Sun className="size-5 flex-none" aria-hidden="true" />
          {t("brightness")}
        </li>
      </ul>
      {badge.isApproved && plate && (
        <div className="mt-4 grid gap-3">
          {problem && <Notice tone="problem">{t(`file.${problem}`)}</Notice>}
          <Button
            variant="ghost"
            full
            busy={busy !== undefined}
            busyLabel={t("file.making")}
            onClick={() => void make("pdf", () => saveBadge(plate))}
          >
            <Download className="size-5 flex-none" aria-hidden="true" />
            {t("file.save")}
          </Button>
        </div>
      )}
    </>
  );
}
