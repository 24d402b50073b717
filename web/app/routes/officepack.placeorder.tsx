import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { OrderFrame, OrderScreen } from "../features/office/order/order-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** What is filled in lies on the phone: the server sends the frame. */
export const clientLoader = () => null;

export function HydrateFallback() {
  const t = useTranslations("office.order");
  return (
    <>
      <title>{t("company.title")}</title>
      <SiteHeader />
      <OrderFrame aside={<Skeleton className="h-96 w-full" />}>
        <div className="grid gap-4">
          <Skeleton className="h-12 w-60" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </OrderFrame>
      <SiteFooter />
    </>
  );
}

export default function PlaceOrder() {
  return (
    <>
      <SiteHeader />
      <OrderScreen />
      <SiteFooter />
    </>
  );
}
