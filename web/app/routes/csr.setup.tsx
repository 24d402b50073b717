import { BrandFrame } from "../chrome/brand-frame.tsx";
import { GoalsFrame, GoalsScreen } from "../features/brand-settings/goals/goals-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <GoalsFrame />
    </BrandFrame>
  );
}

export default function BrandSetup() {
  const user = useSignedInUser();
  return <BrandFrame>{user ? <GoalsScreen /> : <GoalsFrame />}</BrandFrame>;
}
