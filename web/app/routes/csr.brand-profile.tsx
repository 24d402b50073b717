import { BrandFrame } from "../chrome/brand-frame.tsx";
import { FaceFrame, FaceScreen } from "../features/brand-settings/face/face-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { reloadProfiles } from "../lib/session/profiles-store.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <FaceFrame />
    </BrandFrame>
  );
}

export default function BrandProfile() {
  const user = useSignedInUser();
  return (
    <BrandFrame>
      {user ? <FaceScreen onSaved={() => void reloadProfiles()} /> : <FaceFrame />}
    </BrandFrame>
  );
}
