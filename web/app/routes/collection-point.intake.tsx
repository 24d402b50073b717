import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { IntakeFrame, IntakeScreen } from "../features/deposits/intake/intake-screen.tsx";
import { requireUser, useSignedInUser } from "../features/session/guard.ts";
import { SignOutLink } from "../features/session/sign-out-link.tsx";
import type { Route } from "./+types/collection-point.intake";

/** The server knows nobody: it sends the frame, and the point's data comes in the browser. */
export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => {
  await requireUser(url);
  return null;
};

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
  return (
    <>
      <Head />
      {user ? (
        <IntakeScreen
          ownCode={user.code}
          startCode={search.get("c") ?? ""}
          actions={<SignOutLink />}
        />
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
