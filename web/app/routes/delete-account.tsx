import { useEffect } from "react";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { DeleteScreen } from "../features/account/deletion/delete-screen.tsx";
import { session, useSession } from "../lib/session/session-store.ts";

/** Open to everybody: it must also work for somebody who cannot sign in any more. */
export default function DeleteAccount() {
  const { user, known } = useSession();

  useEffect(() => {
    void session.restore();
  }, []);

  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <DeleteScreen isSignedIn={known ? user !== null : null} />
      </div>
      <SiteFooter />
    </>
  );
}
