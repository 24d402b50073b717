import type { ReactNode } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { keptAnswers } from "../features/eligibility/kept-answers.ts";
import { PinPanel } from "../features/map/pin-panel.tsx";
import { OpeningFrame, OpeningScreen } from "../features/opening/opening-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import type { Route } from "./+types/collection-point.profile";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <OpeningFrame />
    </Page>
  );
}

/** What the questions before the sign-up have told already. */
const firstPlace = () => {
  const { kind, place } = keptAnswers("point");
  return { kind: kind ?? ("" as const), wilaya: "", communeCode: "", ...place, phone: "" };
};

export default function PointProfilePage({ matches }: Route.ComponentProps) {
  const user = useSignedInUser();
  const { tiles } = matches[0].loaderData;
  return (
    <Page>
      {user ? (
        <OpeningScreen
          first={firstPlace()}
          pinMap={(props) => <PinPanel {...props} tiles={tiles} />}
        />
      ) : (
        <OpeningFrame />
      )}
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
