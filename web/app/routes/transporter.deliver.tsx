import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { DriverFrame } from "../features/transport/driver-page.tsx";
import { DeliverScreen } from "../features/transport/deliver/deliver-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function DriverDeliver() {
  const user = useSignedInUser();
  return user ? (
    <>
      <Head />
      <DeliverScreen actions={<Account />} />
    </>
  ) : (
    <Frame />
  );
}

function Frame() {
  const t = useTranslations("transport.deliver");
  return (
    <>
      <Head />
      <DriverFrame title={t("title")} back="today" />
    </>
  );
}

function Head() {
  const t = useTranslations("transport.deliver");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
