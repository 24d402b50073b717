import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useBackEntry } from "../../lib/back-entry.ts";
import { closeOverlay } from "../../lib/overlays.ts";
import { spacedCode } from "../../lib/personal-code.ts";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useLiveAddress, useShareLeft } from "../../lib/use-live-code.ts";
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
  const { address, live } = useLiveAddress(code);
  const shareLeft = useShareLeft(live);
  useWakeLock();
  useBackEntry(closeOverlay);
  return (
    <CodeScreen
      title={t("code.title")}
      address={address}
      picture={t("code.picture", { code: spacedCode(code) })}
      code={spacedCode(code)}
      hint={t("code.readOut")}
      note={live ? t("code.live") : t("code.offline")}
      shareLeft={shareLeft}
      closeLabel={t("close")}
      onClose={closeOverlay}
    />
  );
}
