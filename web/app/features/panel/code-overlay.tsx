import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useBackEntry } from "../../lib/back-entry.ts";
import { closeOverlay } from "../../lib/overlays.ts";
import { personalAddress, spacedCode } from "../../lib/personal-code.ts";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useWakeLock } from "../../lib/use-wake-lock.ts";
import { CodeScreen } from "../../ui/code-screen.tsx";

/** The personal code over any page. The person is known to the device: no network is needed. */
export function CodeOverlay() {
  const { user, known } = useSession();
  const isNobody = known && user === null;

  useEffect(() => void session.restore(), []);
  useEffect(() => {
    if (isNobody) closeOverlay();
  }, [isNobody]);

  return user && <LargeCode code={user.code} />;
}

function LargeCode({ code }: { code: string }) {
  const t = useTranslations("panel");
  useWakeLock();
  useBackEntry(closeOverlay);
  return (
    <CodeScreen
      title={t("code.title")}
      address={personalAddress(location.origin, code)}
      picture={t("code.picture", { code: spacedCode(code) })}
      code={spacedCode(code)}
      hint={t("code.readOut")}
      note={t("code.offline")}
      closeLabel={t("close")}
      onClose={closeOverlay}
    />
  );
}
