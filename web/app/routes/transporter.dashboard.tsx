import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { lastStep } from "../features/driver/steps.ts";
import { TodayFile } from "../features/driver/today-file.tsx";
import { TodayStep } from "../features/driver/today-step.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { TodayScreen } from "../features/transport/today/today-screen.tsx";
import { useStep } from "../lib/use-step.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  const t = useTranslations("driver.today");
  return (
    <>
      <Head />
      <DriverFrame here="today" title={t("title")} />
      <SiteFooter />
    </>
  );
}

export default function TransporterToday() {
  const user = useSignedInUser();
  const { asked, isAsked } = useStep();
  if (!user) return <HydrateFallback />;
  const isStep = isAsked && asked >= 1 && asked <= lastStep;
  return (
    <>
      <Head />
      {isStep ? (
        <TodayStep step={Math.trunc(asked)} actions={<Account />} />
      ) : (
        <TodayScreen actions={<Account />}>
          <TodayFile />
        </TodayScreen>
      )}
      <SiteFooter />
    </>
  );
}

function Head() {
  const t = useTranslations("driver.today");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
