import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { CampaignsFrame, CampaignsScreen } from "../features/campaigns/campaigns-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <CampaignsFrame />
    </Page>
  );
}

export default function CampaignsPage() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <Page>
      <CampaignsScreen />
    </Page>
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
