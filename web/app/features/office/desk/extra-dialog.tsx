import { addDays, type Half, isOfficeDay } from "@app/contract/office-calendar";
import type { OfficeOrder } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { askForVan } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { ListBox } from "./list-box.tsx";
import { useSending } from "./use-desk.ts";

interface ExtraDialogProps {
  order: OfficeOrder;
  onClose: () => void;
  onDone: () => void;
}

const offeredDays = 14;

/** A van beside the rhythm: to which site, on which day. */
export function ExtraDialog({ order, onClose, onDone }: ExtraDialogProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const [today] = useState(() => dayInAlgeria(new Date()));
  const days = Array.from({ length: offeredDays }, (_, place) => addDays(today, place + 1)).filter(
    isOfficeDay,
  );
  const [siteId, setSite] = useState(order.sites[0]?.id ?? "");
  const [day, setDay] = useState(days[0] ?? today);
  const [half, setHalf] = useState<Half>(order.half);
  const { busy, problem, send } = useSending();
  const ask = async () => {
    if (await send((key) => askForVan(siteId, { day, half }, key))) onDone();
  };
  return (
    <Dialog
      title={t("extra.title")}
      onClose={onClose}
      actions={
        <>
          <Button full turned busy={busy} busyLabel={t("order.saving")} onClick={() => void ask()}>
            {t("extra.ask")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="problem">{t(`desk.${problem}`)}</Notice>}
        {order.sites.length > 1 && (
          <ListBox
            label={t("field.site")}
            value={siteId}
            onChange={setSite}
            options={order.sites.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <ListBox
          label={t("field.day")}
          value={day}
          onChange={setDay}
          options={days.map((one) => ({ value: one, label: words.day(one) }))}
        />
        <ListBox
          label={t("field.half")}
          value={half}
          onChange={(value) => setHalf(value === "afternoon" ? "afternoon" : "morning")}
          options={(["morning", "afternoon"] as const).map((one) => ({
            value: one,
            label: t(`half.${one}`),
          }))}
        />
      </div>
    </Dialog>
  );
}
