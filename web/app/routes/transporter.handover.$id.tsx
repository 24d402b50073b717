import { useTranslations } from "use-intl";
import { HandoverFrame, HandoverScreen } from "../features/transport/handover/handover-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import type { Route } from "./+types/transporter.handover.$id";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <HandoverFrame />
    </>
  );
}

export default function DriverHandover({ params: { id } }: Route.ComponentProps) {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <HandoverScreen key={id} id={id} /> : <HandoverFrame />}
    </>
  );
}

function Head() {
  const t = useTranslations("transport.handover");
  return (
    <>
      <title>{t("pageTitle")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
