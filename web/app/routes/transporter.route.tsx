import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { RouteScreen } from "../features/transport/route/route-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function DriverRoute() {
  const user = useSignedInUser();
  return user ? (
    <>
      <Head />
      <RouteScreen actions={<Account />} />
    </>
  ) : (
    <Frame />
  );
}

function Frame() {
  const t = useTranslations("transport.route");
  return (
    <>
      <Head />
      <DriverFrame title={t("title")} here="route" />
    </>
  );
}

function Head() {
  const t = useTranslations("transport.route");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
