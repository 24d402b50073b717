import type { CitizenWall as Wall } from "@app/contract/walls";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { latePart } from "../../../i18n/late-part.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { timeOf } from "../../../i18n/when.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { CitizenHeader } from "./citizen-header.tsx";
import { CitizenWall, WallSkeleton } from "./citizen-wall.tsx";
import { SaveWall } from "./save-wall.tsx";
import { useCitizen } from "./use-citizen.ts";
import { WaitingStrip } from "./waiting-strip.tsx";

const { load: expectWalls, LatePart: EarlierWalls } = latePart(
  [],
  async () => (await import("./earlier-walls.tsx")).EarlierWalls,
);

interface CitizenDashboardProps {
  /** The person's display name: a name, or only a number. */
  displayName: string;
  code: string;
  /** Nobody has confirmed the number yet. */
  isUnconfirmed: boolean;
  actions: (hasNews: boolean, reload: () => Promise<void>) => ReactNode;
  /** The sheet of one tile; `freshAs` changes when there may be something new to it. */
  renderTile: (number: number, freshAs: number, onClose: () => void) => ReactNode;
  renderPoints: (commune: Wall["commune"]) => ReactNode;
  renderGoal: (tokens: number | undefined) => ReactNode;
}

/** A number is no name to greet somebody with. */
const firstName = (displayName: string): string | undefined =>
  /^\p{L}/u.test(displayName) ? displayName.split(/\s+/)[0] : undefined;

export function CitizenDashboard(props: CitizenDashboardProps) {
  const { displayName, code, isUnconfirmed, actions, renderTile, renderPoints, renderGoal } = props;
  const { balance, wall, at, problem, reload } = useCitizen();
  const [chosen, setChosen] = useState<number | null>(null);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const isOnline = useOnline();
  return (
    <>
      <CitizenHeader
        name={firstName(displayName)}
        code={code}
        balance={balance}
        apart={wall?.balance}
        isUnconfirmed={isUnconfirmed}
        hasFailed={problem !== undefined}
        actions={actions(wall?.hasNews ?? false, reload)}
        goal={renderGoal(balance.tokens)}
      />
      {(!isOnline || problem === "offline") && <OfflineNote at={at} />}
      <Frame>
        {wall ? (
          <>
            <div>
              <CitizenWall wall={wall} onChoose={setChosen} />
              <WaitingStrip tiles={wall.tiles} />
              <WallActions wall={wall} onEarlier={() => setShowsEarlier(true)} />
            </div>
            {renderPoints(wall.commune)}
          </>
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Waiting />
        )}
      </Frame>
      {chosen !== null && renderTile(chosen, at ?? 0, () => setChosen(null))}
      {showsEarlier && (
        <EarlierWalls renderTile={renderTile} onClose={() => setShowsEarlier(false)} />
      )}
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

function WallActions({ wall, onEarlier }: { wall: Wall; onEarlier: () => void }) {
  const t = useTranslations("deposits");
  return (
    <div className="mt-1 flex flex-wrap gap-x-6">
      {wall.hasEarlier && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="link min-h-11"
          onPointerEnter={expectWalls}
          onFocus={expectWalls}
          onClick={onEarlier}
        >
          {t("citizen.earlierWalls")}
        </button>
      )}
      <SaveWall wall={{ ...wall.month, tiles: wall.tiles }} />
    </div>
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
