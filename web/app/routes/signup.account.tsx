import { becomeRole } from "@app/contract/role-calls";
import { roles } from "@app/contract/roles";
import { useEffect } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { takeRememberedPath } from "../features/session/destinations.ts";
import type { AccountRole } from "../features/signup/account/account-progress.ts";
import { AccountSignup } from "../features/signup/account/account-signup.tsx";
import type { Member } from "../features/signup/account/member-panel.tsx";
import { call } from "../lib/api-client.ts";
import { session, useSession } from "../lib/session/session-store.ts";
import type { Route } from "./+types/signup.account";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

type RoleToAsk = "point" | "transporter" | "brand";

const pages: Readonly<Record<string, AccountRole>> = {
  "/signup/collectionpoint": "point",
  "/signup/transporter": "transporter",
  "/signup/csr": "brand",
  "/signup/distributor": "distributor",
};

/** A distributor is a brand's own account. */
const askedRole = (role: AccountRole): RoleToAsk => (role === "distributor" ? "brand" : role);

/** What a role asks for first. */
const profiles: Record<RoleToAsk, string> = {
  point: "/collection-point/profile",
  transporter: "/transporter/profile",
  brand: "/csr/business-profile",
};

/** Somebody who is signed in asks for the role instead of filling in who they are. */
const useMember = (role: AccountRole): Member | null => {
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => void session.restore(), []);
  if (!user) return null;
  const { number, wireName } = roles[askedRole(role)];
  const goOn = async () => {
    await session.refetch();
    await navigate(profiles[askedRole(role)]);
  };
  return {
    name: user.nmbrf,
    hasRole: user.roles.includes(wireName),
    become: async () => {
      await call(becomeRole, { body: { user_type: number } });
      await goOn();
    },
    onJoined: goOn,
  };
};

export default function SignupAccount() {
  const role = pages[useLocation().pathname.toLowerCase()] ?? "point";
  const member = useMember(role);
  const navigate = useNavigate();

  const enter = async (token: string) => {
    await session.adopt(token);
    // Whoever came with an invitation answers it first: else they would begin a brand of their own.
    const asked = takeRememberedPath();
    const isInvited = asked?.startsWith("/csr/join?") ?? false;
    await navigate(isInvited && asked ? asked : "/emailVerification", { replace: true });
  };

  return (
    <>
      <SiteHeader />
      <AccountSignup key={role} role={role} member={member} onToken={enter} />
      <SiteFooter />
    </>
  );
}
