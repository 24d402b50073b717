import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { JoinScreen } from "../features/brand-settings/team/join-screen.tsx";
import { loginFor } from "../features/session/destinations.ts";
import { useInvited } from "../features/session/use-invited.ts";

const doors = { logIn: loginFor("/csr"), signUp: "/signup/csr" };

export default function JoinBrand() {
  const { token, isSignedIn, comeIn } = useInvited("CSR");
  return (
    <>
      <SiteHeader />
      <JoinScreen token={token} isSignedIn={isSignedIn} doors={doors} onJoined={comeIn} />
      <SiteFooter />
    </>
  );
}
