import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import { Account } from "../chrome/account.tsx";
import { PointFrame } from "../features/deposits/point/point-page.tsx";
import { DeclaredScreen } from "../features/deposits/point/declared/declared-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { useCourseGate } from "../lib/training/use-course-gate.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <PointFrame here="declared" />
    </>
  );
}

export default function PointDeclared() {
  const user = useSignedInUser();
  if (useCourseGate(user?.id)) return <Navigate to="/collection-point/training" replace />;
  return (
    <>
      <Head />
      {user ? <DeclaredScreen actions={<Account />} /> : <PointFrame here="declared" />}
    </>
  );
}

function Head() {
  const t = useTranslations("counter.declared");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
