import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useAmounts } from "../use-amounts.ts";
import { keepsFocus } from "../keeps-focus.ts";
import { addGrams, weightFromTyped, type WeightText } from "./weight-entry.ts";

interface WeightFieldProps {
  weight: WeightText;
  isWrong: boolean;
  problemId: string;
  onChange: (weight: WeightText) => void;
  className?: string;
}

/** The big number. It is a real field: a keyboard, a scale or a reader may write into it. */
export function WeightField(props: WeightFieldProps) {
  const { weight, isWrong, problemId, onChange, className } = props;
  const t = useTranslations("deposits");
  const { decimalMark } = useNumbers();
  const { kilogramUnit } = useAmounts();
  const shown = weight.replace(".", decimalMark);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const placeholder = `0${decimalMark}00`;
  return (
    <div
      className={classNames("flex flex-wrap items-end justify-between gap-x-3 gap-y-1", className)}
    >
      <label className="flex min-w-0 items-baseline gap-2.5">
        <span className="sr-only">{t("intake.weight")}</span>
        <span
          dir="ltr"
          className="num relative block text-[clamp(2.75rem,min(10dvh,17vw),5.25rem)] leading-[0.9] tracking-[-0.03em]"
        >
          {/* Gives the field the width of what is in it. */}
          <span aria-hidden="true" className="invisible pe-2">
            {shown || placeholder}
          </span>
          <input
            ref={input}
            inputMode="none"
            autoComplete="off"
            value={shown}
            placeholder={placeholder}
            aria-invalid={isWrong || undefined}
            aria-describedby={problemId}
            className="absolute inset-0 w-full caret-green-700 outline-none placeholder:text-edge/60"
            onChange={(event) => onChange(weightFromTyped(event.target.value))}
          />
        </span>
        <span aria-hidden="true" className="text-[1.5rem] leading-none font-bold">
          {kilogramUnit}
        </span>
      </label>
      <QuickAdd onAdd={(grams) => onChange(addGrams(weight, grams))} />
    </div>
  );
}

function QuickAdd({ onAdd }: { onAdd: (grams: number) => void }) {
  const t = useTranslations("deposits");
  const { decimalMark } = useNumbers();
  const quick = [
    { grams: 1000, kg: "1" },
    { grams: 500, kg: `0${decimalMark}5` },
  ];
  return (
    <div
      ref={keepsFocus}
      data-taps="many"
      className="flex flex-none gap-1.5 [@media(height>=44rem)]:flex-col"
    >
      {quick.map(({ grams, kg }) => (
        <button
          key={grams}
          type="button"
          dir="ltr"
          aria-label={t("intake.add", { weight: t("kilograms", { kg }) })}
          className="key grid h-11 min-w-16 place-items-center rounded-full bg-white px-3 text-[0.9375rem] font-bold ring-[1.5px] ring-line ring-inset [@media(height>=44rem)]:min-w-21"
          onClick={() => onAdd(grams)}
        >
          +&nbsp;{kg}
        </button>
      ))}
    </div>
  );
}
