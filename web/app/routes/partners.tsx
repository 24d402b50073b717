import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { PartnersPage } from "../features/partners/partners-page.tsx";

export default function Partners() {
  return (
    <>
      <SiteHeader />
      <PartnersPage />
      <SiteFooter />
    </>
  );
}
