import type { User } from "@app/contract/session";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { LanguageMenu } from "../chrome/language-menu.tsx";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import { SettingsScreen, SettingsWaiting } from "../features/account/settings/settings-screen.tsx";
import { outboxPath } from "../features/deposits/outbox/outbox-path.ts";
import { NotificationSettings } from "../features/installed/notifications/notification-settings.tsx";
import { PapersSettings } from "../features/papers/papers-settings.tsx";
import { ReceiptsSwitch } from "../features/papers/receipts-switch.tsx";
import { RoleChooser } from "../features/roles/role-chooser.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { session } from "../lib/session/session-store.ts";
import { AppBar } from "../ui/app-bar.tsx";

const isCitizen = ({ roles }: User): boolean => roles.includes("Consumer");

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <SettingsWaiting />
    </Page>
  );
}

export default function Settings() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  return (
    <Page>
      {user ? (
        <SettingsScreen
          roles={<RoleChooser />}
          notifications={
            <div className="grid gap-5">
              <NotificationSettings userId={user.id} />
              {isCitizen(user) && <ReceiptsSwitch />}
            </div>
          }
          papers={isCitizen(user) && <PapersSettings code={user.code} />}
          outboxPath={outboxPath}
          onChanged={session.refetch}
          onSignedOut={() => void navigate("/logout")}
        />
      ) : (
        <SettingsWaiting />
      )}
    </Page>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("account");
  return (
    <>
      <title>{t("settings.title")}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader hasAppBar />
      <div className="flex min-h-dvh flex-col">
        <AppBar
          title={t("settings.title")}
          back={{ to: "/dashboard", label: t("back") }}
          end={
            <div className="md:hidden">
              <LanguageMenu />
            </div>
          }
        />
        {children}
      </div>
      <SiteFooter />
    </>
  );
}
