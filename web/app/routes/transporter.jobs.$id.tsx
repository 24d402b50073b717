import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { JobScreen } from "../features/transport/jobs/job-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import type { Route } from "./+types/transporter.jobs.$id";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function DriverJob({ params: { id } }: Route.ComponentProps) {
  const user = useSignedInUser();
  return user ? (
    <>
      <Head />
      <JobScreen key={id} id={id} actions={<Account />} />
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
      <DriverFrame title={t("job")} back="jobs" />
    </>
  );
}

function Head() {
  const t = useTranslations("transport.jobs");
  return (
    <>
      <title>{t("job")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
