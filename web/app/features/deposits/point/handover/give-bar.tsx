import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder } from "../../../../i18n/in-own-order.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useAmounts } from "../../use-amounts.ts";

interface GiveBarProps {
  grams: number | null;
  driver: string;
  isBusy: boolean;
  /** Why it could not be kept on this phone. */
  problem: string | undefined;
  onGive: () => void;
  /** A weight is missing. */
  onMissing: () => void;
}

/** Two steps, as it cannot be undone: the button says how much, the question says to whom. */
export function GiveBar({ grams, driver, isBusy, problem, onGive, onMissing }: GiveBarProps) {
  const t = useTranslations("pickups.handover");
  const amounts = useAmounts();
  const [isAsking, setAsking] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const weight = grams === null ? null : amounts.weight(grams);
  return (
    <div className="sticky bottom-0 mt-auto grid gap-2 bg-plaster pt-2 pb-4.5 [@media(height<46rem)]:pb-3">
      {problem && (
        <p role="alert" className="rounded-medium bg-red-100 px-3 py-2 font-semibold text-red-700">
          {problem}
        </p>
      )}
      <Button
        variant="accent"
        size="lg"
        full
        turned
        busy={isBusy}
        busyLabel={t("giving")}
        aria-disabled={weight === null}
        aria-haspopup="dialog"
        data-testid="give"
        onClick={() => (weight === null ? onMissing() : setAsking(true))}
      >
        {weight === null ? t("givePlain") : t("give", { weight })}
      </Button>
      {isAsking && weight !== null && (
        <Dialog
          title={t("sure", { weight, name: inOwnOrder(driver) })}
          onClose={() => setAsking(false)}
          firstFocus={back}
          actions={
            <>
              <Button
                variant="accent"
                full
                data-testid="give-sure"
                onClick={() => {
                  setAsking(false);
                  onGive();
                }}
              >
                {t("yes", { weight })}
              </Button>
              <Button variant="soft" full ref={back} onClick={() => setAsking(false)}>
                {t("no")}
              </Button>
            </>
          }
        >
          <p>{t("sureText")}</p>
        </Dialog>
      )}
    </div>
  );
}
