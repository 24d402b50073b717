import { useEffect } from "react";
import { redirect, useLocation, useNavigate } from "react-router";
import { LanguageMenu } from "../chrome/language-menu.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { afterLogin, takeRememberedPath } from "../features/session/destinations.ts";
import { type Door, doorPaths, doors } from "../features/session/doors.ts";
import { LoginScreen } from "../features/session/login-screen.tsx";
import { useSession } from "../lib/session/session-store.ts";
import type { Route } from "./+types/login";

/** Sent before the page came alive: nothing is read, the form is shown again. */
export const action = ({ url }: Route.ActionArgs) => redirect(url.pathname);

const doorAt = (pathname: string): Door =>
  doors.find((door) => doorPaths[door] === pathname.toLowerCase()) ?? "citizen";

export default function Login() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (user) void navigate(afterLogin(takeRememberedPath(), user.default_role), { replace: true });
  }, [user, navigate]);

  return (
    <>
      <LoginScreen key={pathname} door={doorAt(pathname)} language={<LanguageMenu />} />
      <SiteFooter />
    </>
  );
}
