import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { PointFrame } from "../features/deposits/point/point-page.tsx";
import { StockScreen } from "../features/deposits/point/stock/stock-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <PointFrame here="stock" />
    </>
  );
}

export default function PointStock() {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <StockScreen actions={<Account />} /> : <PointFrame here="stock" />}
    </>
  );
}

function Head() {
  const t = useTranslations("counter.stock");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
