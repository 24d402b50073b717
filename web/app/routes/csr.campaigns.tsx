import { BrandFrame } from "../chrome/brand-frame.tsx";
import { CampaignsFrame, CampaignsScreen } from "../features/campaigns/campaigns-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <CampaignsFrame />
    </BrandFrame>
  );
}

export default function CampaignsPage() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <BrandFrame>
      <CampaignsScreen />
    </BrandFrame>
  );
}
