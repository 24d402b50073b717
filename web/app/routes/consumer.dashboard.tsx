import { useTranslations } from "use-intl";
import { SiteFooter } from "../chrome/site-footer.tsx";
import { SiteHeader } from "../chrome/site-header.tsx";
import {
  CitizenDashboard,
  CitizenDashboardFrame,
} from "../features/deposits/citizen/citizen-dashboard.tsx";
import { WeighLink } from "../features/deposits/intake/weigh-link.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { SignOutLink } from "../features/session/sign-out-link.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <CitizenDashboardFrame />
    </Page>
  );
}

export default function ConsumerDashboard() {
  const user = useSignedInUser();
  return (
    <Page>
      {user ? (
        <CitizenDashboard
          displayName={user.nmbrf}
          code={user.code}
          actions={
            <>
              {user.scope.includes("point-staff") && (
                <WeighLink className="bg-yellow-400 text-ink" />
              )}
              <SignOutLink className="bg-white/10" />
            </>
          }
        />
      ) : (
        <CitizenDashboardFrame />
      )}
    </Page>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  const t = useTranslations("deposits");
  return (
    <>
      <title>{t("citizen.title")}</title>
      <meta name="robots" content="noindex" />
      <SiteHeader hasAppBar />
      <div className="flex min-h-dvh flex-col">{children}</div>
      <SiteFooter />
    </>
  );
}
