import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { JobsScreen } from "../features/transport/jobs/jobs-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function DriverJobs() {
  const user = useSignedInUser();
  return user ? (
    <>
      <Head />
      <JobsScreen actions={<Account />} />
    </>
  ) : (
    <Frame />
  );
}

function Frame() {
  const t = useTranslations("transport.jobs");
  return (
    <>
      <Head />
      <DriverFrame title={t("title")} here="jobs" />
    </>
  );
}

function Head() {
  const t = useTranslations("transport.jobs");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
