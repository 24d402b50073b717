import { useTranslations } from "use-intl";
import { SetupPage } from "../chrome/setup-page.tsx";
import { ProductsScreen, ProductsWaiting } from "../features/products/products-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <ProductsWaiting />
    </Page>
  );
}

export default function MyProducts() {
  const user = useSignedInUser();
  return <Page>{user ? <ProductsScreen /> : <ProductsWaiting />}</Page>;
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("products");
  return (
    <SetupPage title={t("title")} back={{ to: "/dashboard", label: t("back") }} isBrand>
      {children}
    </SetupPage>
  );
}
