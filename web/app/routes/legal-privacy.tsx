import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { LegalPage } from "../features/legal/legal-page.tsx";

export default function LegalPrivacy() {
  return (
    <>
      <SiteHeader isFixedScroll />
      <LegalPage document="privacy" />
      <SiteFooter />
    </>
  );
}
