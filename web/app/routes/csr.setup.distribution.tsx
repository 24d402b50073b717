import { useTranslations } from "use-intl";
import { SetupPage } from "../chrome/setup-page.tsx";
import {
  DistributionScreen,
  DistributionWaiting,
} from "../features/distribution/distribution-screen.tsx";
import { DistributorScreen } from "../features/distributor/distributor-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { useProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <Page>
      <DistributionWaiting />
    </Page>
  );
}

/** A brand sees all of it, a distributor their own lines. */
export default function Distribution() {
  const user = useSignedInUser();
  const kind = useProfiles().profileCsr?.kind;
  return (
    <Page isDistributor={kind === "distributor"}>
      {(!user || !kind) && <DistributionWaiting />}
      {user && kind === "brand" && <DistributionScreen />}
      {user && kind === "distributor" && <DistributorScreen />}
    </Page>
  );
}

interface PageProps {
  isDistributor?: boolean;
  children: React.ReactNode;
}

function Page({ isDistributor = false, children }: PageProps) {
  const t = useTranslations();
  const title = isDistributor ? t("distributor.title") : t("distribution.title");
  return (
    <SetupPage
      title={title}
      back={{ to: "/dashboard", label: t("distribution.back") }}
      isBrand={!isDistributor}
    >
      {children}
    </SetupPage>
  );
}
