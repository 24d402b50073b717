import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { BrandFrame } from "../chrome/brand-frame.tsx";
import { BrandPage } from "../features/overview/brand-page.tsx";
import { LotScreen } from "../features/overview/lot-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import type { Route } from "./+types/csr.lots.$id";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function BrandLot({ params }: Route.ComponentProps) {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BrandFrame>
      <LotScreen key={params.id} id={params.id} account={<Account />} />
    </BrandFrame>
  );
}

function Frame() {
  const t = useTranslations("overview");
  return (
    <BrandFrame>
      <BrandPage title={t("lot.page")} />
    </BrandFrame>
  );
}
