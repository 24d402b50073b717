import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { SetupPage } from "../chrome/setup-page.tsx";
import { ProductScreen } from "../features/products/product-screen.tsx";
import { ProductsWaiting } from "../features/products/products-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

const listPath = "/csr/setup/my-products";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <ProductsWaiting />
    </Page>
  );
}

export default function OneProduct() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get("id");
  return (
    <Page hasOwnTitle={user !== null}>
      {user ? (
        <ProductScreen key={id} id={id} onDone={() => void navigate(listPath)} />
      ) : (
        <ProductsWaiting />
      )}
    </Page>
  );
}

interface PageProps {
  /** A form says in it when there is something to fix. */
  hasOwnTitle?: boolean;
  children: React.ReactNode;
}

function Page({ hasOwnTitle = false, children }: PageProps) {
  const t = useTranslations("products");
  const back = { to: listPath, label: t("back") };
  return (
    <SetupPage title={t("productTitle")} back={back} hasOwnTitle={hasOwnTitle} isBrand>
      {children}
    </SetupPage>
  );
}
