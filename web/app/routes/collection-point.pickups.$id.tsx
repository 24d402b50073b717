import { useTranslations } from "use-intl";
import {
  HandoverFrame,
  HandoverScreen,
} from "../features/deposits/point/handover/handover-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import type { Route } from "./+types/collection-point.pickups.$id";

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

export default function PointHandover({ params: { id } }: Route.ComponentProps) {
  const user = useSignedInUser();
  return (
    <>
      <Head />
      {user ? <HandoverScreen key={id} id={id} userId={user.id} /> : <HandoverFrame />}
    </>
  );
}

function Head() {
  const t = useTranslations("pickups.handover");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
