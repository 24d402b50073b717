import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { FileFrame, FileScreen } from "../features/driver/file-screen.tsx";
import { keptAnswers } from "../features/eligibility/kept-answers.ts";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <FileFrame />
    </Page>
  );
}

export default function TransporterProfilePage() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  const { area = [] } = keptAnswers("transporter");
  const [firstName = "", ...lastNames] = user.nmbrf.split(" ");
  return (
    <Page>
      <FileScreen
        first={{ firstName, lastName: lastNames.join(" "), wilayas: area }}
        dashboard={dashboardOf("Transporter")}
      />
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
