import { LocateFixed } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PositionState } from "../../lib/use-position.ts";

interface LocateButtonProps {
  state: PositionState;
  onAsk: () => void;
}

/** Offers to look around where somebody is; gone once that is known, or was refused. */
export function LocateButton({ state, onAsk }: LocateButtonProps) {
  const t = useTranslations("map");
  if (state !== "none" && state !== "asking") return null;
  return (
    <button type="button" className="link inline-flex min-h-11 items-center gap-2" onClick={onAsk}>
      <LocateFixed className="size-5" aria-hidden="true" />
      {state === "asking" ? t("position.asking") : t("near.locate")}
    </button>
  );
}
