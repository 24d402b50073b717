import { CloudUpload, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import type { KeptProblem } from "../../lib/use-kept.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DriverHeader, type DriverPlace } from "./driver-header.tsx";
import type { VanOutbox } from "./outbox/use-van-outbox.ts";

interface DriverFrameProps {
  title: string;
  here?: DriverPlace;
  back?: DriverPlace;
  actions?: ReactNode;
}

/** The layout with nothing in it yet: what the server sends. */
export function DriverFrame(props: DriverFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader {...props} />
      <DriverMain>
        <Skeletons />
      </DriverMain>
    </div>
  );
}

export function DriverMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      className="wrap grid flex-1 content-start gap-x-16 *:min-w-0 gap-y-5 pt-4 pb-10 lg:grid-cols-2 lg:gap-y-10 lg:pt-10 lg:pb-20"
    >
      {children}
    </main>
  );
}

interface DriverStripProps {
  at?: number | undefined;
  problem?: KeptProblem | undefined;
  outbox?: VanOutbox;
}

/** Under the header: how old the page is, what waits on this phone, what somebody must look at. */
export function DriverStrip({ at, problem, outbox }: DriverStripProps) {
  const t = useTranslations("transport.strip");
  const { whole } = useNumbers();
  const language = useLanguage();
  const isOffline = !useOnline() || problem === "offline";
  const waiting = outbox?.waiting.length ?? 0;
  const toSolve = outbox?.toSolve.length ?? 0;
  const kept = waiting > 0 ? t("waiting", { count: waiting, shown: whole(waiting) }) : "";
  if (isOffline) {
    const words =
      at === undefined ? t("offline") : t("offlineFrom", { time: timeOf(at, language) });
    return (
      <OfflineStrip>
        {words} {kept}
      </OfflineStrip>
    );
  }
  if (toSolve > 0) {
    return (
      <OfflineStrip icon={<TriangleAlert className="size-5 flex-none" aria-hidden="true" />}>
        {t("toSolve", { count: toSolve, shown: whole(toSolve) })}
      </OfflineStrip>
    );
  }
  if (waiting === 0) return null;
  return (
    <OfflineStrip icon={<CloudUpload className="size-5 flex-none" aria-hidden="true" />}>
      {kept}
    </OfflineStrip>
  );
}

export function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("transport");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "van", pair: 6 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

export function Skeletons() {
  const t = useTranslations("transport");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["first", "second"].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ))}
    </>
  );
}
