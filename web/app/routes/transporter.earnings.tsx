import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { EarningsScreen } from "../features/transport/earnings/earnings-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function DriverEarnings() {
  const user = useSignedInUser();
  return user ? (
    <>
      <Head />
      <EarningsScreen actions={<Account />} />
    </>
  ) : (
    <Frame />
  );
}

function Frame() {
  const t = useTranslations("transport.earnings");
  return (
    <>
      <Head />
      <DriverFrame title={t("title")} here="earnings" back="today" />
    </>
  );
}

function Head() {
  const t = useTranslations("transport.earnings");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
