import { plasticGrams } from "@app/contract/stock";
import { Truck } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { usePercent } from "../../../../i18n/use-percent.ts";
import { useLimits } from "../../../../lib/use-limits.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button } from "../../../../ui/button.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { AskSheet } from "../pickups/ask-sheet.tsx";
import { usePickups } from "../pickups/use-pickups.ts";
import { VanLink } from "../pickups/van-link.tsx";
import type { Stock } from "../point.api.ts";

export const useIsAlmostFull = ({ stock, thresholdGrams }: Stock): boolean => {
  const { almost_full_percent: percent } = useLimits();
  return plasticGrams(stock) * 100 >= thresholdGrams * percent;
};

interface VanCallProps {
  pointId: string;
  stock: Stock;
}

/** The van that comes, or the way to one; it is worth its way from some weight on. */
export function VanCall({ pointId, stock }: VanCallProps) {
  const t = useTranslations("counter.stock");
  const amounts = useAmounts();
  const { data: pickups, reload } = usePickups(pointId);
  const [isAsking, setAsking] = useState(false);
  const grams = plasticGrams(stock.stock);
  const { van_grams: fewest } = useLimits();
  const isAlmostFull = useIsAlmostFull(stock);
  if (pickups?.coming) return <VanLink pickup={pickups.coming} />;
  if (grams < fewest) {
    return (
      <p className="rounded-medium bg-white px-4 py-3 text-small">
        {t("vanLater", {
          weight: amounts.wholeWeight(fewest),
          missing: amounts.weight(fewest - grams),
        })}
      </p>
    );
  }
  return (
    <>
      {isAlmostFull && <AlmostFull share={grams / stock.thresholdGrams} />}
      <AskButton isReady={pickups !== undefined} onAsk={() => setAsking(true)} />
      {isAsking && pickups && (
        <AskSheet
          pointId={pointId}
          stock={stock.stock}
          windows={pickups.windows}
          onAsked={() => {
            setAsking(false);
            void reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function AlmostFull({ share }: { share: number }) {
  const t = useTranslations("counter.stock");
  const percent = usePercent();
  return (
    <div className="-mb-2 rounded-medium rounded-ee-large bg-yellow-100 px-4 py-3">
      <p className="font-bold">{t("almostFull")}</p>
      <p className="text-small">{t("almostFullHint", { percent: leftToRight(percent(share)) })}</p>
    </div>
  );
}

interface AskButtonProps {
  /** The half-days that can be asked for are known. */
  isReady: boolean;
  onAsk: () => void;
}

function AskButton({ isReady, onAsk }: AskButtonProps) {
  const t = useTranslations("counter.stock");
  const isOnline = useOnline();
  return (
    <Button
      variant="ink"
      full
      turned
      size="lg"
      aria-haspopup="dialog"
      aria-disabled={!isOnline || !isReady}
      className="justify-between"
      onClick={() => isOnline && isReady && onAsk()}
    >
      {t(isOnline ? "van" : "vanOffline")}
      <Truck className="size-6 rtl:-scale-x-100" aria-hidden="true" />
    </Button>
  );
}
