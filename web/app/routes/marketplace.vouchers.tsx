import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { VouchersScreen, VouchersWaiting } from "../features/vouchers/vouchers-screen.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <VouchersWaiting />
    </>
  );
}

export default function MarketplaceVouchers() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <VouchersScreen />
    </>
  );
}
