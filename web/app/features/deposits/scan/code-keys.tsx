import { codeAlphabet, codeLength } from "@app/contract/public-code";
import { Delete } from "lucide-react";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import { keepsFocus } from "../keeps-focus.ts";

interface CodeBoxesProps {
  ref: RefObject<HTMLInputElement | null>;
  code: string;
  isWrong: boolean;
  /** Where it is said what is wrong. */
  problemId: string;
  onType: (typed: string) => void;
}

/** Six drawn boxes with the field over them; its label is around it. */
export function CodeBoxes({ ref, code, isWrong, problemId, onType }: CodeBoxesProps) {
  return (
    <span
      dir="ltr"
      className={classNames(
        "relative grid h-16 grid-cols-6 rounded-medium bg-white ring-2 ring-inset has-focus-visible:outline-3 has-focus-visible:outline-blue-600",
        isWrong ? "ring-red-600" : "ring-ink",
      )}
    >
      {Array.from({ length: codeLength }, (_, place) => (
        <span
          key={place}
          aria-hidden="true"
          className="grid place-items-center border-line text-[2rem] font-extrabold tabular-nums not-first:border-s-[1.5px]"
        >
          {code[place] ?? (place === code.length && <Caret />)}
        </span>
      ))}
      <input
        ref={ref}
        // Our own keys below are larger and leave out the signs that no code has.
        inputMode="none"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        aria-invalid={isWrong || undefined}
        aria-describedby={problemId}
        className="absolute inset-0 w-full cursor-text rounded-medium text-transparent caret-transparent opacity-0"
        onChange={(event) => onType(event.target.value)}
      />
    </span>
  );
}

function Caret() {
  return <span className="h-8 w-[3px] rounded-full bg-green-700" />;
}

interface SignKeysProps {
  onSign: (sign: string) => void;
  onDelete: () => void;
}

/** Twenty-nine signs without look-alikes, in the same places in every language. */
export function SignKeys({ onSign, onDelete }: SignKeysProps) {
  const t = useTranslations("deposits");
  const look =
    "key grid min-h-12 place-items-center rounded-[12px] bg-key text-[1.375rem] font-bold";
  return (
    <div
      ref={keepsFocus}
      role="group"
      aria-label={t("intake.codeKeys")}
      dir="ltr"
      data-taps="many"
      className="mt-auto grid max-h-[23rem] flex-1 grid-cols-6 gap-1.5"
    >
      {codeAlphabet.split("").map((sign) => (
        <button key={sign} type="button" className={look} onClick={() => onSign(sign)}>
          {sign}
        </button>
      ))}
      <button type="button" aria-label={t("intake.delete")} className={look} onClick={onDelete}>
        <Delete className="size-6" aria-hidden="true" />
      </button>
    </div>
  );
}
