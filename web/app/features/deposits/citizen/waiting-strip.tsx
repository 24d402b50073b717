import type { WallTile } from "@app/contract/walls";
import { Clock } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useAmounts } from "../use-amounts.ts";

/** Bags that were left and wait to be weighed. */
export function WaitingStrip({ tiles }: { tiles: readonly WallTile[] }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const waiting = tiles.filter(({ status }) => status === "declared");
  if (waiting.length === 0) return null;
  const grams = waiting.reduce((sum, one) => sum + one.grams, 0);
  return (
    <p className="mt-3.5 flex items-center gap-3 rounded-medium bg-red-100 px-3.5 py-1.5 text-[0.9375rem] leading-snug font-semibold text-red-700">
      <Clock className="size-5 flex-none" aria-hidden="true" />
      <span className="flex-1">{t("citizen.waiting", { weight: amounts.weight(grams) })}</span>
      <Link to="/consumer/deposit" className="link inline-flex min-h-11 items-center">
        {t("citizen.seeWaiting")}
      </Link>
    </p>
  );
}
