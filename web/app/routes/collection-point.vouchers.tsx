import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { PointFrame } from "../features/deposits/point/point-page.tsx";
import { VouchersScreen } from "../features/deposits/point/vouchers/vouchers-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <PointFrame here="vouchers" />
    </>
  );
}

export default function PointVouchers() {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <VouchersScreen actions={<Account />} /> : <PointFrame here="vouchers" />}
    </>
  );
}

function Head() {
  const t = useTranslations("counter.vouchers");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
