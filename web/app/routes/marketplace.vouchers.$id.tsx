import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { VoucherScreen, VoucherWaiting } from "../features/vouchers/voucher-screen.tsx";
import type { Route } from "./+types/marketplace.vouchers.$id";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <VoucherWaiting />
    </>
  );
}

export default function MarketplaceVoucher({ params: { id } }: Route.ComponentProps) {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <VoucherScreen key={id} id={id} />
    </>
  );
}
