import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { PointFrame } from "../features/deposits/point/point-page.tsx";
import { TodayScreen } from "../features/deposits/point/today/today-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <PointFrame here="today" />
      <SiteFooter />
    </>
  );
}

export default function PointToday() {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <TodayScreen actions={<Account />} /> : <PointFrame here="today" />}
      <SiteFooter />
    </>
  );
}

function Head() {
  const t = useTranslations("counter.today");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
