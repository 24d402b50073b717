import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { BrandFrame, BrandPlaces } from "../chrome/brand-frame.tsx";
import { BrandPage } from "../features/overview/brand-page.tsx";
import { DashboardScreen } from "../features/overview/dashboard-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function BrandDashboard() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BrandFrame>
      <DashboardScreen account={<Account />} places={<BrandPlaces />} />
    </BrandFrame>
  );
}

function Frame() {
  const t = useTranslations("overview");
  return (
    <BrandFrame>
      <BrandPage title={t("title")} />
    </BrandFrame>
  );
}
