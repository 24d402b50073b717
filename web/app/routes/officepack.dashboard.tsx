import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { DashboardScreen } from "../features/office/desk/dashboard-screen.tsx";
import { OfficeFrame, Waiting } from "../features/office/desk/office-frame.tsx";
import { useSignedInOrganisation } from "../features/session/use-signed-in-organisation.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function OfficeDashboard() {
  const organisation = useSignedInOrganisation();
  if (!organisation) return <Frame />;
  return (
    <>
      <SiteHeader />
      <DashboardScreen />
      <SiteFooter />
    </>
  );
}

function Frame() {
  const t = useTranslations("office");
  return (
    <>
      <SiteHeader />
      <OfficeFrame title={t("dashboard.title")}>
        <Waiting />
      </OfficeFrame>
      <SiteFooter />
    </>
  );
}
