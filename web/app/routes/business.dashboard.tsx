import { useTranslations } from "use-intl";
import { BackOfficeFrame } from "../chrome/back-office-frame.tsx";
import { OverviewScreen } from "../features/desk/overview-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { DeskPage } from "../lib/back-office/desk-page.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function Dashboard() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BackOfficeFrame>
      <OverviewScreen />
    </BackOfficeFrame>
  );
}

function Frame() {
  const t = useTranslations("desk");
  return (
    <BackOfficeFrame>
      <DeskPage title={t("overview.title")} />
    </BackOfficeFrame>
  );
}
