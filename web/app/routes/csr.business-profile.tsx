import { BrandFrame } from "../chrome/brand-frame.tsx";
import { CompanyFrame, CompanyScreen } from "../features/brand-settings/company/company-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <CompanyFrame />
    </BrandFrame>
  );
}

export default function BusinessProfile() {
  const user = useSignedInUser();
  return (
    <BrandFrame>
      {user ? <CompanyScreen onSaved={() => void reloadProfiles()} /> : <CompanyFrame />}
    </BrandFrame>
  );
}
