import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { FaceFrame, FaceScreen } from "../features/brand-settings/face/face-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <FaceFrame />
    </Page>
  );
}

export default function BrandProfile() {
  const user = useSignedInUser();
  return <Page>{user ? <FaceScreen onSaved={() => void reloadProfiles()} /> : <FaceFrame />}</Page>;
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
