import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { PosterFrame, PosterScreen } from "../features/papers/poster-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { dashboardOf } from "../lib/session/start-pages.ts";

const back = dashboardOf("Collection Point");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <PosterFrame back={back} />
    </Page>
  );
}

export default function PosterPage() {
  const user = useSignedInUser();
  return <Page>{user ? <PosterScreen back={back} /> : <PosterFrame back={back} />}</Page>;
}

/** On paper there is the poster and nothing else. */
function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <div className="contents print:hidden">
        <SiteHeader hasAppBar />
      </div>
      {children}
      <div className="contents print:hidden">
        <SiteFooter />
      </div>
    </>
  );
}
