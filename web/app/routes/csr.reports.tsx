import { Account } from "../chrome/account.tsx";
import { BrandFrame } from "../chrome/brand-frame.tsx";
import { ReportsFrame } from "../features/reports/reports-frame.tsx";
import { ReportsScreen } from "../features/reports/reports-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <BrandFrame>
      <ReportsFrame />
    </BrandFrame>
  );
}

export default function BrandReports() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <BrandFrame>
      <ReportsScreen account={<Account />} />
    </BrandFrame>
  );
}
