import {
  addDays,
  type Calendar,
  furthestMove,
  isOfficeDay,
  type Visit,
  visitsBetween,
} from "@app/contract/office-calendar";
import type { OfficeOrder } from "@app/contract/office-orders";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { moveVisit } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { ListBox } from "./list-box.tsx";
import { useSending } from "./use-desk.ts";

interface MoveDialogProps {
  order: OfficeOrder;
  calendar: Calendar;
  visit: Visit;
  today: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Days near it that have no van of their own. */
const offered = (calendar: Calendar, { planned, day }: Visit, today: string): string[] => {
  const first = addDays(planned, -furthestMove);
  const from = first > today ? first : addDays(today, 1);
  const to = addDays(planned, furthestMove);
  const taken = new Set(visitsBetween(calendar, from, to).map((visit) => visit.day));
  const days: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) {
    if (isOfficeDay(one) && one !== day && !taken.has(one)) days.push(one);
  }
  return days;
};

/** One date to another day, or left out. */
export function MoveDialog({ order, calendar, visit, today, onClose, onDone }: MoveDialogProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const days = offered(calendar, visit, today);
  const [to, setTo] = useState(days.find((day) => day > visit.day) ?? days[0] ?? "");
  const { busy, problem, send } = useSending();
  const move = async (target: string | null) => {
    const change = { day: visit.planned, to: target };
    if (await send((key) => moveVisit(order.id, change, key))) await onDone();
  };
  return (
    <Dialog
      title={t("move.title", { day: words.day(visit.day) })}
      onClose={onClose}
      actions={
        <>
          <Button
            full
            turned
            busy={busy}
            busyLabel={t("order.saving")}
            onClick={() => void move(to)}
          >
            {t("move.save")}
          </Button>
          <Button variant="ghost" full onClick={() => void move(null)}>
            {t("move.skip")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="problem">{t(`desk.${problem}`)}</Notice>}
        <ListBox
          label={t("move.to")}
          value={to}
          onChange={setTo}
          options={days.map((day) => ({ value: day, label: words.day(day) }))}
        />
      </div>
    </Dialog>
  );
}
