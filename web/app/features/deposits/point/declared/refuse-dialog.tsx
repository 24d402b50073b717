import { bagLabel, type RefusalReason, refusalReasons } from "@app/contract/declarations";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { inOwnOrder, leftToRight } from "../../../../i18n/in-own-order.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { Declaration } from "../point.api.ts";
import { ProblemText } from "./settle-bar.tsx";
import type { SettleProblem } from "./settle-problems.ts";

interface RefuseDialogProps {
  bag: Declaration;
  isBusy: boolean;
  problem: SettleProblem | undefined;
  onRefuse: (reason: RefusalReason) => void;
  onClose: () => void;
}

/** The citizen is told why, so one of three reasons it must be. */
export function RefuseDialog({ bag, isBusy, problem, onRefuse, onClose }: RefuseDialogProps) {
  const t = useTranslations("counter");
  const [reason, setReason] = useState<RefusalReason>("not_found");
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t("declared.refuseTitle", {
        bag: t("declared.bag", { number: leftToRight(bagLabel(bag.bagNumber)) }),
      })}
      onClose={onClose}
      firstFocus={keep}
      actions={
        <>
          <Button variant="ink" full busy={isBusy} onClick={() => onRefuse(reason)}>
            {t("declared.refuse")}
          </Button>
          <Button variant="soft" full ref={keep} onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <p className="mb-3">
        {t("declared.refuseLead", { name: inOwnOrder(bag.citizenName || t("unnamed")) })}
      </p>
      <ChoiceField
        name="reason"
        label={t("stock.reasonLabel")}
        value={reason}
        choices={refusalReasons.map((value) => ({
          value,
          label: t(`declared.reason.${value}`),
          detail: t(`declared.reasonHint.${value}`),
        }))}
        onChange={(value) => {
          const chosen = refusalReasons.find((one) => one === value);
          if (chosen) setReason(chosen);
        }}
      />
      {problem && <ProblemText problem={problem} />}
    </Dialog>
  );
}
