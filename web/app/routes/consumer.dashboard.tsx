import type { User } from "@app/contract/session";
import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import {
  CitizenDashboard,
  CitizenDashboardFrame,
} from "../features/deposits/citizen/citizen-dashboard.tsx";
import { HistoryButton } from "../features/deposits/citizen/history-button.tsx";
import { WeighLink } from "../features/deposits/intake/weigh-link.tsx";
import { Bell } from "../features/notifications/bell.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { latePart } from "../i18n/late-part.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <CitizenDashboardFrame />
    </Page>
  );
}

const { LatePart: TileSheet } = latePart(
  ["tile"],
  async () => (await import("../features/tile/tile-sheet.tsx")).TileSheet,
);
const { LatePart: PointsNear } = latePart(
  ["map"],
  async () => (await import("../features/map/points-near.tsx")).PointsNear,
);

const { LatePart: NextReward } = latePart(
  ["rewards"],
  async () => (await import("../features/rewards/next-reward.tsx")).NextReward,
);

export default function ConsumerDashboard() {
  const user = useSignedInUser();
  return <Page>{user ? <Dashboard user={user} /> : <CitizenDashboardFrame />}</Page>;
}

function Dashboard({ user }: { user: User }) {
  const t = useTranslations("deposits");
  return (
    <CitizenDashboard
      displayName={user.nmbrf}
      code={user.code}
      isUnconfirmed={user.code_verified_at === null && user.email_verified_at === null}
      actions={(hasNews, reload) => (
        <>
          {user.scope.includes("point-staff") && <WeighLink className="bg-yellow-400 text-ink" />}
          <HistoryButton />
          <Bell
            label={t(hasNews ? "citizen.notificationsNew" : "citizen.notifications")}
            hasNews={hasNews}
            onRead={() => void reload()}
          />
        </>
      )}
      renderTile={(number, freshAs, onClose) => (
        <TileSheet number={number} freshAs={freshAs} onClose={onClose} />
      )}
      renderPoints={(commune) => <PointsNear commune={commune} />}
      renderGoal={(tokens) => tokens !== undefined && <NextReward balance={tokens} />}
    />
  );
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("deposits");
  return (
    <>
      <title>{t("citizen.title")}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader hasAppBar />
      <div className="flex min-h-dvh flex-col">{children}</div>
      <SiteFooter />
    </>
  );
}
