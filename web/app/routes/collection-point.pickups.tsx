import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { PickupsScreen } from "../features/deposits/point/pickups/pickups-screen.tsx";
import { PointFrame } from "../features/deposits/point/point-page.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <PointFrame here="pickups" />
    </>
  );
}

export default function PointPickups() {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? (
        <PickupsScreen actions={<Account />} userId={user.id} />
      ) : (
        <PointFrame here="pickups" />
      )}
    </>
  );
}

function Head() {
  const t = useTranslations("counter.pickups");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
