import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { InvitationScreen } from "../features/collaborators/invitation-screen.tsx";
import { loginFor } from "../features/session/destinations.ts";
import { useInvited } from "../features/session/use-invited.ts";

const doors = { logIn: loginFor("/collection-point"), signUp: "/signup/citizen" };

export default function ActivateCollaborator() {
  const { token, isSignedIn, comeIn } = useInvited("Collection Point");
  return (
    <>
      <SiteHeader />
      <InvitationScreen token={token} isSignedIn={isSignedIn} doors={doors} onAccepted={comeIn} />
      <SiteFooter />
    </>
  );
}
