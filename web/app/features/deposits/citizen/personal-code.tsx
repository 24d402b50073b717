import { product } from "@app/contract/product";
import { WifiOff, X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";

/** What the personal QR holds: an address that any camera opens, with the person's code. */
const personalAddress = (origin: string, code: string): string =>
  `${origin}/ana-${product.slug}?q=${code}`;

/** In two groups of three, as one reads it out. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)}\u00A0${code.slice(3)}`;

/** The small block of the header; a tap makes it large enough for a counter. */
export function PersonalCode({ code }: { code: string }) {
  const t = useTranslations("deposits");
  const overlay = useRef<HTMLDialogElement>(null);
  const address = personalAddress(location.origin, code);
  return (
    <>
      <button
        type="button"
        className="flex-none rounded-[16px] rounded-ee-[30px] bg-white px-2.5 pt-2.5 pb-1.5 text-center text-[0.8125rem] font-bold text-ink lg:px-4 lg:pt-4 lg:pb-2.5 lg:text-[0.9375rem]"
        onClick={() => overlay.current?.showModal()}
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
      <dialog
        ref={overlay}
        aria-labelledby="code-title"
        className="on-dark m-0 h-dvh max-h-none w-dvw max-w-none bg-green-900 text-white"
      >
        <CodeOverlay code={code} address={address} onClose={() => overlay.current?.close()} />
      </dialog>
    </>
  );
}

interface CodeOverlayProps {
  code: string;
  address: string;
  onClose: () => void;
}

function CodeOverlay({ code, address, onClose }: CodeOverlayProps) {
  const t = useTranslations("deposits");
  return (
    <div className="flex min-h-full flex-col items-center px-5 pt-3 pb-6 text-center">
      <button
        type="button"
        aria-label={t("code.close")}
        className="grid size-12 place-items-center self-end rounded-medium bg-white/10"
        onClick={onClose}
      >
        <X className="size-6" aria-hidden="true" />
      </button>
      <h2 id="code-title" className="mt-auto max-w-[14ch] text-[2rem]">
        {t("code.title")}
      </h2>
      <div className="mt-5 rounded-[22px] rounded-ee-turn bg-white p-1">
        <QrCode
          text={address}
          label={t("code.picture", { code: spacedCode(code) })}
          quietZone={4}
          className="size-[min(16.75rem,44dvh)]"
        />
      </div>
      <p className="num mt-5 text-[2.875rem] tracking-[0.06em] text-yellow-400">
        <Num>{spacedCode(code)}</Num>
      </p>
      <p className="mt-2 max-w-[28ch] text-balance text-green-200">{t("code.readOut")}</p>
      <p className="mt-5 mb-auto flex items-center gap-2 text-small font-semibold">
        <WifiOff className="size-4 flex-none" aria-hidden="true" />
        {t("code.offline")}
      </p>
    </div>
  );
}
