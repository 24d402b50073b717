import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { timeOf } from "../../../i18n/when.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { CitizenHeader } from "./citizen-header.tsx";
import { CitizenWall, WallSkeleton } from "./citizen-wall.tsx";
import { DepositList, ListSkeleton } from "./deposit-list.tsx";
import { useCitizen } from "./use-citizen.ts";

interface CitizenDashboardProps {
  /** The person's display name: a name, or only a number. */
  displayName: string;
  code: string;
  actions: ReactNode;
}

/** A number is no name to greet somebody with. */
const firstName = (displayName: string): string | undefined =>
  /^\p{L}/u.test(displayName) ? displayName.split(/\s+/)[0] : undefined;

export function CitizenDashboard({ displayName, code, actions }: CitizenDashboardProps) {
  const { balance, wall, at, problem, reload } = useCitizen();
  const isOnline = useOnline();
  return (
    <>
      <CitizenHeader
        name={firstName(displayName)}
        code={code}
        balance={balance}
        hasFailed={problem !== undefined}
        actions={actions}
      />
      {(!isOnline || problem === "offline") && <OfflineNote at={at} />}
      <Frame>
        {wall ? (
          <>
            <CitizenWall wall={wall} />
            {wall.tiles.length > 0 && <DepositList tiles={wall.tiles} />}
          </>
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Waiting />
        )}
      </Frame>
    </>
  );
}

/** The same layout with nothing in it yet: what the server sends. */
export function CitizenDashboardFrame() {
  return (
    <>
      <CitizenHeader />
      <Frame>
        <Waiting />
      </Frame>
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      className="wrap grid flex-1 content-start gap-8 pt-6 pb-12 lg:grid-cols-2 lg:gap-16 lg:pt-12 lg:pb-20"
    >
      {children}
    </main>
  );
}

function Waiting() {
  const t = useTranslations("deposits");
  return (
    <>
      <p role="status" className="sr-only">
        {t("citizen.loading")}
      </p>
      <WallSkeleton />
      <ListSkeleton />
    </>
  );
}

function OfflineNote({ at }: { at: number | undefined }) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  return (
    <OfflineStrip>
      {at === undefined
        ? t("citizen.offlineNothing")
        : t("citizen.offline", { time: timeOf(at, language) })}
    </OfflineStrip>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("deposits");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "bottle", pair: 0 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("citizen.failed")}
      </Empty>
    </div>
  );
}
