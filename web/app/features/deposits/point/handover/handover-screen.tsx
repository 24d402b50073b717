import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../../lib/use-online.ts";
import { AppBar } from "../../../../ui/app-bar.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { OfflineStrip } from "../../../../ui/offline-strip.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { Failed } from "../point-page.tsx";
import { pointPaths } from "../point-header.tsx";
import { HandoverDone } from "./handover-done.tsx";
import type { HandoverStage } from "./handover-state.ts";
import { Signing } from "./signing.tsx";
import { useHandover } from "./use-handover.ts";

/** The door of the shop: both phones show the same table, and both sign it. */
export function HandoverScreen({ id, userId }: { id: string; userId: string }) {
  const handover = useHandover(id, userId);
  const { page, stage, problem, reload } = handover;
  if (page && stage === "done") return <HandoverDone page={page} />;
  return (
    <HandoverFrame driver={page?.pickup.driver?.name}>
      {page && stage ? (
        isSigning(stage) ? (
          <Signing page={page} stage={stage} handover={handover} />
        ) : (
          <Nothing stage={stage} />
        )
      ) : problem ? (
        <NotLoaded isOffline={problem === "offline"} onRetry={reload} />
      ) : (
        <Waiting />
      )}
    </HandoverFrame>
  );
}

const isSigning = (stage: HandoverStage): stage is "weighs" | "sign" | "signed" | "disputed" =>
  stage !== "nobody" && stage !== "over" && stage !== "done";

interface HandoverFrameProps {
  driver?: string | undefined;
  children?: ReactNode;
}

/** The same layout with nothing in it yet: what the server sends. */
export function HandoverFrame({ driver, children }: HandoverFrameProps) {
  const t = useTranslations("pickups.handover");
  const isOnline = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar
        tone="yellow"
        title={t("title")}
        back={{ to: pointPaths.pickups, label: t("back"), reloadDocument: !isOnline }}
        end={
          driver && (
            <Chip tone="ink" icon={<Truck className="rtl:-scale-x-100" aria-hidden="true" />}>
              <bdi className="max-w-28 truncate">{driver}</bdi>
            </Chip>
          )
        }
      />
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="mx-auto flex w-full max-w-[34rem] flex-1 flex-col gap-3.5 px-4 pt-3.5 [@media(height<46rem)]:gap-2 [@media(height<46rem)]:pt-2"
      >
        {children ?? <Waiting />}
      </main>
    </div>
  );
}

/** No driver yet, or none any more. */
function Nothing({ stage }: { stage: HandoverStage }) {
  const t = useTranslations("pickups.handover");
  return (
    <Empty
      tile={{ name: "van", pair: 6 }}
      action={<ButtonLink to={pointPaths.pickups}>{t("back")}</ButtonLink>}
    >
      {t(stage === "nobody" ? "nobody" : "over")}
    </Empty>
  );
}

interface NotLoadedProps {
  isOffline: boolean;
  onRetry: () => Promise<void>;
}

function NotLoaded({ isOffline, onRetry }: NotLoadedProps) {
  const t = useTranslations("pickups.handover");
  if (isOffline) return <Empty tile={{ name: "van", pair: 6 }}>{t("offlineNothing")}</Empty>;
  return <Failed onRetry={onRetry} />;
}

function Waiting() {
  const t = useTranslations("counter");
  return (
    <div className="grid gap-3.5">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-60 w-full" />
      <Skeleton className="mx-auto size-24" />
    </div>
  );
}
