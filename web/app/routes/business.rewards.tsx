import { useTranslations } from "use-intl";
import { BackOfficeFrame } from "../chrome/back-office-frame.tsx";
import { RewardDeskScreen } from "../features/reward-desk/reward-desk-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { DeskPage } from "../lib/back-office/desk-page.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function Rewards() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BackOfficeFrame>
      <RewardDeskScreen />
    </BackOfficeFrame>
  );
}

function Frame() {
  const t = useTranslations("rewardDesk");
  return (
    <BackOfficeFrame>
      <DeskPage title={t("title")} />
    </BackOfficeFrame>
  );
}
