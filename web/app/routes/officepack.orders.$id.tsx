import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { OrderPage } from "../features/office/desk/order-page.tsx";
import { OfficeFrame, Waiting } from "../features/office/desk/office-frame.tsx";
import { useSignedInOrganisation } from "../features/session/use-signed-in-organisation.ts";
import type { Route } from "./+types/officepack.orders.$id";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function OfficeOrder({ params }: Route.ComponentProps) {
  const organisation = useSignedInOrganisation();
  if (!organisation) return <Frame />;
  return (
    <>
      <SiteHeader />
      <OrderPage key={params.id} id={params.id} />
      <SiteFooter />
    </>
  );
}

function Frame() {
  const t = useTranslations("office");
  return (
    <>
      <SiteHeader />
      <OfficeFrame title={t("orderPage.title")}>
        <Waiting />
      </OfficeFrame>
      <SiteFooter />
    </>
  );
}
