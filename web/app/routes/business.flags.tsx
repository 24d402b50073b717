import { useTranslations } from "use-intl";
import { BackOfficeFrame } from "../chrome/back-office-frame.tsx";
import { SwitchesScreen } from "../features/switches/switches-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { DeskPage } from "../lib/back-office/desk-page.tsx";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <Frame />;
}

export default function Flags() {
  const user = useSignedInUser();
  if (!user) return <Frame />;
  return (
    <BackOfficeFrame>
      <SwitchesScreen />
    </BackOfficeFrame>
  );
}

function Frame() {
  const t = useTranslations("switches");
  return (
    <BackOfficeFrame>
      <DeskPage title={t("title")} />
    </BackOfficeFrame>
  );
}
