import { correctionLimits } from "@app/contract/people";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { readDecimal } from "../../../lib/typed-number.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Person, sendCorrection } from "../people.api.ts";
import { useHundredths } from "../use-hundredths.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

interface CorrectionDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

/** In hundredths; null for what is no amount. */
const readAmount = (typed: string): number | null => {
  const hundredths = Math.round(readDecimal(typed) * 100);
  return hundredths >= 1 && hundredths <= correctionLimits.most ? hundredths : null;
};

/** How much more or less, why, and what it will be; above the limit somebody else decides. */
export function CorrectionDialog({ person, onClose, onDone }: CorrectionDialogProps) {
  const t = useTranslations("people.correction");
  const numbers = useNumbers();
  const hundredths = useHundredths();
  const [way, setWay] = useState("give");
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const amount = readAmount(typed);
  const tokens = amount === null ? null : way === "give" ? amount : -amount;
  return (
    <ReasonDialog
      title={t("title")}
      text={t("text")}
      action={tokens !== null && needsTwo(tokens) ? t("ask") : t("send")}
      about={tokens === null ? null : String(tokens)}
      onWrong={() => setWrong(true)}
      onClose={onClose}
      send={(reason, key) => sendCorrection(person.id, { change: tokens ?? 0, reason }, key)}
      onDone={onDone}
    >
      <ChoiceField
        name="way"
        label={t("way")}
        value={way}
        onChange={setWay}
        choices={[
          { value: "give", label: t("give") },
          { value: "take", label: t("take") },
        ]}
      />
      <Field
        name="amount"
        label={t("amount")}
        hint={t("amountHint", { most: numbers.tokens(correctionLimits.most) })}
        error={isWrong && amount === null ? t("amountWrong") : undefined}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {tokens !== null && (
        <p role="status" className="font-semibold">
          {t("becomes", {
            before: hundredths(person.tokens),
            after: hundredths(person.tokens + tokens),
          })}
        </p>
      )}
      {tokens !== null && needsTwo(tokens) && (
        <Notice tone="warning">
          {t("second", { limit: numbers.tokens(correctionLimits.alone) })}
        </Notice>
      )}
    </ReasonDialog>
  );
}

const needsTwo = (tokens: number): boolean => Math.abs(tokens) > correctionLimits.alone;
