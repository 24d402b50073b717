import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CompanyFrame, CompanyScreen } from "../features/brand-settings/company/company-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <CompanyFrame />
    </Page>
  );
}

export default function BusinessProfile() {
  const user = useSignedInUser();
  return (
    <Page>{user ? <CompanyScreen onSaved={() => void reloadProfiles()} /> : <CompanyFrame />}</Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        {children}
      </div>
      <SiteFooter />
    </>
  );
}
