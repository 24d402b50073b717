import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { GoalsFrame, GoalsScreen } from "../features/brand-settings/goals/goals-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <GoalsFrame />
    </Page>
  );
}

export default function BrandSetup() {
  const user = useSignedInUser();
  return <Page>{user ? <GoalsScreen /> : <GoalsFrame />}</Page>;
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
