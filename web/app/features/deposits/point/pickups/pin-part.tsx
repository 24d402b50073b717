import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../../../lib/use-online.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { latinDigits } from "../../intake/weight-entry.ts";
import { pickupProblemOf } from "./pickup-problems.ts";
import { savePin } from "./pickups.api.ts";
import { useSending } from "../../../../lib/use-sending.ts";

const pinLength = 4;

interface PinPartProps {
  pointId: string;
  hasPin: boolean;
  onSaved: () => Promise<void>;
}

/** Four digits of the owner, for the day their phone is not there when the van is. */
export function PinPart({ pointId, hasPin, onSaved }: PinPartProps) {
  const t = useTranslations("pickups.pin");
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-h3">{t("title")}</h2>
        <p className="mt-1 text-[0.9375rem]">{t("lead")}</p>
      </div>
      {isSaved && <Notice tone="success">{t("saved")}</Notice>}
      {isOpen ? (
        <PinForm
          pointId={pointId}
          onSaved={async () => {
            setOpen(false);
            setSaved(true);
            await onSaved();
          }}
        />
      ) : (
        <Button variant="soft" full onClick={() => setOpen(true)}>
          {t(hasPin ? "change" : "choose")}
        </Button>
      )}
    </section>
  );
}

function PinForm({ pointId, onSaved }: Pick<PinPartProps, "pointId" | "onSaved">) {
  const t = useTranslations("pickups.pin");
  const words = useTranslations("pickups");
  const isOnline = useOnline();
  const [pin, setPin] = useState("");
  const [isShort, setShort] = useState(false);
  const { send, isBusy, problem } = useSending(pickupProblemOf);
  const save = () => {
    setShort(pin.length < pinLength);
    if (pin.length < pinLength || !isOnline) return;
    void send(pin, async (key) => {
      await savePin(pointId, pin, key);
      await onSaved();
    });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t("label")}
        hint={t("hint")}
        error={isShort ? t("short") : undefined}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={pin}
        className="max-w-48"
        onChange={(event) =>
          setPin(latinDigits(event.currentTarget.value).replaceAll(/\D/g, "").slice(0, pinLength))
        }
      />
      {problem && (
        <p role="alert" className="text-small font-semibold text-red-700">
          {words(`problem.${problem}`)}
        </p>
      )}
      <Button type="submit" variant="ink" full busy={isBusy} aria-disabled={!isOnline}>
        {isOnline ? t("save") : words("needsConnection")}
      </Button>
    </form>
  );
}
