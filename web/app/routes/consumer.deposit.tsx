import { DepositPage } from "../features/declarations/deposit-page.tsx";
import { DepositWaiting } from "../features/declarations/deposit-waiting.tsx";
import { PointPicker } from "../features/map/point-picker.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <DepositWaiting />
    </>
  );
}

export default function ConsumerDeposit() {
  const user = useSignedInUser();
  if (!user) return <HydrateFallback />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <DepositPage
        renderPoints={(home, onChoose) => <PointPicker home={home} onChoose={onChoose} />}
      />
    </>
  );
}
