import { useLocation } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { LandingPage } from "../features/partners/landing-page.tsx";
import type { PartnerRole } from "../features/partners/partner-roles.ts";

const partners: Readonly<Record<string, PartnerRole>> = {
  "/partners/collectionpoint": "point",
  "/partners/transporter": "transporter",
  "/partners/csr": "brand",
};

export default function PartnersLanding() {
  const partner = partners[useLocation().pathname.toLowerCase()] ?? "point";
  return (
    <>
      <SiteHeader />
      <LandingPage key={partner} partner={partner} />
      <SiteFooter />
    </>
  );
}
