import { useState } from "react";
import { useTranslations } from "use-intl";
import { useBackEntry } from "../../../lib/back-entry.ts";
import { spacedCode } from "../../../lib/personal-code.ts";
import { useLiveAddress, useShareLeft } from "../../../lib/use-live-code.ts";
import { useWakeLock } from "../../../lib/use-wake-lock.ts";
import { CodeScreen } from "../../../ui/code-screen.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";

/** The small block of the header; a tap makes it large enough for a counter. */
export function PersonalCode({ code }: { code: string }) {
  const t = useTranslations("deposits");
  const [isLarge, setLarge] = useState(false);
  const { address } = useLiveAddress(code);
  return (
    <>
      <button
        type="button"
        className="flex-none rounded-[16px] rounded-ee-[30px] bg-white px-2.5 pt-2.5 pb-1.5 text-center text-[0.8125rem] font-bold text-ink lg:px-4 lg:pt-4 lg:pb-2.5 lg:text-[0.9375rem]"
        onClick={() => setLarge(true)}
      >
        <QrCode
          text={address}
          label={t("code.picture", { code: spacedCode(code) })}
          quietZone={1}
          className="size-19.5 lg:size-32"
        />
        <span aria-hidden="true">{t("code.mine")}</span>
        <span className="sr-only">{t("code.open")}</span>
      </button>
      {isLarge && <LargeCode code={code} onClose={() => setLarge(false)} />}
    </>
  );
}

function LargeCode({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations("deposits");
  const { address, live } = useLiveAddress(code);
  const shareLeft = useShareLeft(live);
  useWakeLock();
  useBackEntry(onClose);
  return (
    <CodeScreen
      title={t("code.title")}
      address={address}
      picture={t("code.picture", { code: spacedCode(code) })}
      code={spacedCode(code)}
      hint={t("code.readOut")}
      note={live ? t("code.live") : t("code.offline")}
      shareLeft={shareLeft}
      closeLabel={t("code.close")}
      onClose={onClose}
    />
  );
}
