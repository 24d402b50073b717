import { History } from "lucide-react";
import { useTranslations } from "use-intl";
import { expectOverlay, openOverlay } from "../../../lib/overlays.ts";

export function HistoryButton() {
  const t = useTranslations("deposits");
  return (
    <button
      type="button"
      aria-label={t("citizen.history")}
      aria-haspopup="dialog"
      className="grid size-11 flex-none place-items-center rounded-medium bg-white/10"
      onPointerEnter={() => expectOverlay("history")}
      onFocus={() => expectOverlay("history")}
      onClick={() => openOverlay("history")}
    >
      <History className="size-5.5" aria-hidden="true" />
    </button>
  );
}
