import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { afterLogout, takeRememberedPath } from "../features/session/destinations.ts";
import { session } from "../lib/session/session-store.ts";
import { Waiting } from "../features/session/waiting-screen.tsx";

export default function Logout() {
  const t = useTranslations("session");
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Here and not in a loader: the page that is left must be gone before its person is.
  useEffect(() => {
    const leave = async () => {
      const { user } = await session.restore();
      const role = user?.default_role ?? null;
      await session.logout();
      // Where this person wanted to go is nothing to the next one.
      takeRememberedPath();
      await navigate(afterLogout(pathname, role), { replace: true });
    };
    void leave();
  }, [navigate, pathname]);

  return <Waiting text={t("signingOut")} />;
}
