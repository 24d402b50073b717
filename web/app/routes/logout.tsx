import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { browserPush } from "../features/installed/notifications/browser-push.ts";
import { afterLogout, takeRememberedPath } from "../features/session/destinations.ts";
import { Waiting } from "../features/session/waiting-screen.tsx";
import { session } from "../lib/session/session-store.ts";
import { deviceStore } from "../lib/storage.ts";

export default function Logout() {
  const t = useTranslations("session");
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Here and not in a loader: the page that is left must be gone before its person is.
  useEffect(() => {
    const leave = async () => {
      const { user } = await session.restore();
      const role = user?.default_role ?? null;
      // The session's end already silences the device; a push service that hangs holds nobody up.
      void browserPush.forget(deviceStore).catch(() => undefined);
      await session.logout();
      // Where this person wanted to go is nothing to the next one.
      takeRememberedPath();
      await navigate(afterLogout(pathname, role), { replace: true });
    };
    void leave();
  }, [navigate, pathname]);

  return <Waiting text={t("signingOut")} />;
}
