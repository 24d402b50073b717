import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { BrandFrame } from "../chrome/brand-frame.tsx";
import { BrandPage } from "../features/overview/brand-page.tsx";
import { ReturnsScreen } from "../features/overview/returns-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function BrandReturns() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BrandFrame>
      <ReturnsScreen account={<Account />} />
    </BrandFrame>
  );
}

function Frame() {
  const t = useTranslations("overview");
  return (
    <BrandFrame>
      <BrandPage title={t("wilayas.page")} />
    </BrandFrame>
  );
}
