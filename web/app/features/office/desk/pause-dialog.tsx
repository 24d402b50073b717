import { addDays } from "@app/contract/office-calendar";
import type { OfficeOrder } from "@app/contract/office-orders";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { pauseVisits } from "../office.api.ts";
import { useSending } from "./use-desk.ts";

interface PauseDialogProps {
  order: OfficeOrder;
  today: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** No vans between two days: August, works, a move. */
export function PauseDialog({ order, today, onClose, onDone }: PauseDialogProps) {
  const t = useTranslations("office");
  const [from, setFrom] = useState(addDays(today, 7));
  const [to, setTo] = useState(addDays(today, 20));
  const { busy, problem, send } = useSending();
  const pause = async () => {
    if (await send((key) => pauseVisits(order.id, { from, to }, key))) await onDone();
  };
  return (
    <Dialog
      title={t("pause.title")}
      onClose={onClose}
      actions={
        <>
          <Button
            full
            turned
            busy={busy}
            busyLabel={t("order.saving")}
            onClick={() => void pause()}
          >
            {t("pause.save")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t("pause.text")}</p>
        {problem && <Notice tone="problem">{t(`desk.${problem}`)}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t("pause.from")}
            type="date"
            value={from}
            min={addDays(today, 1)}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <Field
            label={t("pause.to")}
            type="date"
            value={to}
            min={from}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </div>
      </div>
    </Dialog>
  );
}
