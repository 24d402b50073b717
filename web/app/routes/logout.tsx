import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { afterLogout } from "../features/session/destinations.ts";
import { session } from "../features/session/session-store.ts";
import { Spinner } from "../ui/spinner.tsx";

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
      await navigate(afterLogout(pathname, role), { replace: true });
    };
    void leave();
  }, [navigate, pathname]);

  return (
    <main className="grid min-h-dvh place-content-center">
      <title>{t("signOut")}</title>
      <meta name="robots" content="noindex" />
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {t("signingOut")}
      </p>
    </main>
  );
}
