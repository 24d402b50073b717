import { useTranslations } from "use-intl";
import { LanguageMenu } from "../chrome/language-menu.tsx";
import { ReceiveFrame, ReceiveScreen } from "../features/facility/receive-screen.tsx";
import type { Route } from "./+types/facility.receive.$token";

/** Asked by the browser alone: what reads links before people do uses none up. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <>
      <Head />
      <ReceiveFrame languages={<LanguageMenu />} />
    </>
  );
}

export default function FacilityReceive({ params: { token } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <ReceiveScreen key={token} token={token} languages={<LanguageMenu />} />
    </>
  );
}

function Head() {
  const t = useTranslations("facility");
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {/* The address is the key: no other site is told of it. */}
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
