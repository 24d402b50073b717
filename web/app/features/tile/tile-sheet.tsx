import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useBackEntry } from "../../lib/back-entry.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useModal } from "../../ui/use-modal.ts";
import { DepositFacts } from "./deposit-facts.tsx";
import { DepositHead } from "./deposit-head.tsx";
import { DisputeBlock } from "./dispute-block.tsx";
import { DisputeForm } from "./dispute-form.tsx";
import { Fate } from "./fate.tsx";
import { useDeposit } from "./use-deposit.ts";

interface TileSheetProps {
  number: number;
  /** Changes when there may be something new. */
  freshAs: number;
  onClose: () => void;
}

/** One deposit: what was weighed, what became of it, and the way to say that it is not right. */
export function TileSheet({ number, freshAs, onClose }: TileSheetProps) {
  const t = useTranslations("tile");
  const { deposit, problem, askAgain } = useDeposit(number, freshAs);
  const [wantsDispute, setDisputing] = useState(false);
  const canDispute = deposit?.disputableUntil != null;
  const isDisputing = wantsDispute && canDispute;
  useBackEntry(onClose);
  return (
    <SheetFrame view={isDisputing ? "form" : "facts"} onClose={onClose}>
      {problem && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-[1.0625rem]">{t(problem)}</p>
          <Button variant="soft" onClick={askAgain}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {!deposit && !problem && <Waiting />}
      {deposit && isDisputing && (
        <DisputeForm
          deposit={deposit}
          onCancel={() => setDisputing(false)}
          onSent={() => {
            setDisputing(false);
            askAgain();
          }}
        />
      )}
      {deposit && !isDisputing && (
        <div className="grid gap-5">
          <DepositHead deposit={deposit} />
          <DisputeBlock deposit={deposit} />
          <DepositFacts deposit={deposit} />
          <Fate steps={deposit.fate} pointName={deposit.point.name} />
          {canDispute && (
            <Button variant="soft" full onClick={() => setDisputing(true)}>
              {t("notRight")}
            </Button>
          )}
        </div>
      )}
    </SheetFrame>
  );
}

interface SheetFrameProps {
  /** Another view starts at its top. */
  view: string;
  onClose: () => void;
  children: ReactNode;
}

function SheetFrame({ view, onClose, children }: SheetFrameProps) {
  const t = useTranslations("tile");
  const dialog = useModal(onClose);
  useEffect(() => {
    dialog.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [dialog, view]);
  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={t("label")}
      onClose={onClose}
      className="modal sheet sheet-bottom mx-0 mt-auto mb-0 max-h-[94dvh] w-full overflow-y-auto rounded-t-large sm:m-auto sm:w-120 sm:animate-[appear_0.2s] sm:rounded-large sm:rounded-ee-[64px]"
    >
      <div className="px-5 pt-5 pb-7 sm:px-7">
        {/* Takes no room: it lies beside the heading, and stays there when the rest scrolls. */}
        <div className="sticky top-3 z-1 -mt-2 -me-2 mb-2 flex h-0 justify-end">
          <button
            type="button"
            aria-label={t("close")}
            className="grid size-11 place-items-center rounded-medium bg-plaster hover:bg-key"
            onClick={onClose}
          >
            <X className="size-6" aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

function Waiting() {
  const t = useTranslations("tile");
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="size-20" />
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
