import { longestNote, stockReasons } from "@app/contract/stock";
import { X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Num } from "../../../../i18n/format.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ChoiceField } from "../../../../ui/choice-field.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { TextAreaField } from "../../../../ui/text-area-field.tsx";
import { MaterialChoice } from "../../intake/material-choice.tsx";
import { useAmounts } from "../../use-amounts.ts";
import type { Stock } from "../point.api.ts";
import { type SavedCount, useCount } from "./use-count.ts";
import { useSignedWeight } from "./use-signed-weight.ts";

interface CorrectSheetProps {
  pointId: string;
  stock: Stock["stock"];
  onReload: () => Promise<void>;
  onSaved: (count: SavedCount) => void;
  onClose: () => void;
}

/** What is missing may be above what the screen shows. */
const focusFirstProblem = (form: HTMLFormElement): void => {
  const invalid = form.querySelector<HTMLElement>("[aria-invalid]");
  const field = invalid?.matches("fieldset") ? invalid.querySelector("input") : invalid;
  field?.focus();
};

/** What was counted, and why it is not what should be there. */
export function CorrectSheet(props: CorrectSheetProps) {
  const t = useTranslations("counter.stock");
  const amounts = useAmounts();
  const count = useCount(props);
  const { form, change, expectedGrams, problems, failure, isBusy } = count;
  const field = useRef<HTMLHeadingElement>(null);
  const error = (problem: string | undefined, text: () => string) => (problem ? text() : undefined);
  return (
    <Sheet
      label={t("correctTitle")}
      side="bottom"
      firstFocus={field}
      onClose={props.onClose}
      className="max-h-[92%] sm:mx-auto sm:max-w-[34rem]"
    >
      <form
        noValidate
        className="grid gap-5 p-5 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          flushSync(count.send);
          focusFirstProblem(event.currentTarget);
        }}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 ref={field} tabIndex={-1} className="pt-2 text-[1.5rem] outline-none">
            {t("correctTitle")}
          </h2>
          <CloseButton onClick={props.onClose} />
        </div>
        <MaterialChoice
          materials={props.stock.map(({ material }) => material)}
          chosen={form.material}
          onChoose={(material) => change({ material })}
        />
        <Field
          label={t("counted")}
          hint={t("countedHint", { weight: amounts.weight(expectedGrams) })}
          error={error(problems.counted, () => t(`error.${problems.counted ?? "counted"}`))}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={form.typed}
          suffix={amounts.kilogramUnit}
          onChange={(event) => change({ typed: event.currentTarget.value })}
        />
        <Difference counted={count.countedGrams} expected={expectedGrams} />
        <ChoiceField
          name="reason"
          label={t("reasonLabel")}
          error={error(problems.reason, () => t("error.reason"))}
          value={form.reason}
          choices={stockReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={(value) => {
            const reason = stockReasons.find((one) => one === value);
            if (reason) change({ reason });
          }}
        />
        <TextAreaField
          label={t("note")}
          hint={t("noteHint")}
          error={error(problems.note, () => t("error.note"))}
          rows={2}
          dir="auto"
          maxLength={longestNote}
          value={form.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {failure && (
          <Notice tone="problem">
            {t(`error.${failure}`, { weight: amounts.weight(expectedGrams) })}
          </Notice>
        )}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          full
          turned
          busy={isBusy}
          busyLabel={t("saving")}
        >
          {t("save")}
        </Button>
      </form>
    </Sheet>
  );
}

function Difference({ counted, expected }: { counted: number | null; expected: number }) {
  const t = useTranslations("counter.stock");
  const signed = useSignedWeight();
  return (
    <p role="status" className="-mt-2 min-h-6 font-semibold">
      {counted !== null && (
        <>{t.rich("difference", { weight: () => <Num>{signed(counted - expected)}</Num> })}</>
      )}
    </p>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("counter");
  return (
    <button
      type="button"
      aria-label={t("close")}
      className="grid size-11 flex-none place-items-center rounded-medium bg-plaster"
      onClick={onClick}
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  );
}
