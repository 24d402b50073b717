import type { OfficeOrder, OfficeSite } from "@app/contract/office-orders";
import { toWesternDigits } from "@app/contract/phone";
import { KeyRound } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { choosePin } from "../office.api.ts";
import { useSending } from "./use-desk.ts";

interface PinCardsProps {
  order: OfficeOrder;
  reload: () => Promise<void>;
}

/** Once the bins stand there, each site needs its number: without it no van can be signed for. */
export function PinCards({ order, reload }: PinCardsProps) {
  if (!["installed", "active", "paused"].includes(order.status)) return null;
  return order.sites
    .filter(({ hasPin }) => !hasPin)
    .map((site) => <PinCard key={site.id} site={site} onDone={reload} />);
}

interface PinCardProps {
  site: OfficeSite;
  onDone: () => Promise<void>;
}

/** The four digits that somebody at the office types on the driver's phone. */
export function PinCard({ site, onDone }: PinCardProps) {
  const t = useTranslations("office");
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { busy, problem, send } = useSending();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const digits = toWesternDigits(pin).trim();
    const isRight = /^\d{4}$/.test(digits);
    setWrong(!isRight);
    if (!isRight || !(await send((key) => choosePin(site.id, digits, key)))) return;
    setPin("");
    await onDone();
  };
  return (
    <section className="rounded-large rounded-ee-turn border-2 border-red-600 bg-white p-6">
      <h2 className="flex items-start gap-2.5 text-h3">
        <KeyRound className="size-6 flex-none text-red-600" aria-hidden="true" />
        {t("pin.heading", { site: site.name })}
      </h2>
      <p className="mt-2 max-w-[60ch]">{t("pin.text")}</p>
      <form
        method="post"
        noValidate
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => void save(event)}
      >
        <Field
          label={t("pin.label")}
          error={isWrong ? t("pin.wrong") : undefined}
          value={pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          className="w-44"
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        <Button type="submit" variant="ink" busy={busy} busyLabel={t("order.saving")}>
          {t("pin.save")}
        </Button>
      </form>
      {problem && (
        <Notice tone="problem" className="mt-3">
          {t(`desk.${problem}`)}
        </Notice>
      )}
    </section>
  );
}
