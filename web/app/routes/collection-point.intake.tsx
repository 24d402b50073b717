import { Navigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { IntakeFrame, IntakeScreen } from "../features/deposits/intake/intake-screen.tsx";
import { useSignedInUser } from "../features/session/use-signed-in-user.ts";
import { SignOutLink } from "../features/session/sign-out-link.tsx";
import { readCodeQuery } from "../lib/read-code.ts";
import { useCourseGate } from "../lib/training/use-course-gate.ts";

/** The server knows nobody: it sends the frame, which stays until the guards have answered. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <IntakeFrame />
    </>
  );
}

export default function Intake() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  if (useCourseGate(user?.id)) return <Navigate to="/collection-point/training" replace />;
  return (
    <>
      <Head />
      {user ? (
        <IntakeScreen user={user} start={readCodeQuery(search, "c")} actions={<SignOutLink />} />
      ) : (
        <IntakeFrame />
      )}
    </>
  );
}

function Head() {
  const t = useTranslations("deposits");
  return (
    <>
      <title>{t("intake.title")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
