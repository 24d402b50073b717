import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { TeamFrame, TeamScreen } from "../features/brand-settings/team/team-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <TeamFrame />
    </Page>
  );
}

export default function BrandTeam() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const onLeft = async () => {
    await reloadProfiles();
    await navigate("/");
  };
  return <Page>{user ? <TeamScreen onLeft={onLeft} /> : <TeamFrame />}</Page>;
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
