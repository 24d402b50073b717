import { codeAlphabet, codeLength } from "@app/contract/public-code";
import { Delete } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { Wall } from "../../../ui/wall.tsx";
import { keepsFocus } from "./keeps-focus.ts";
import { OtherWays } from "./other-ways.tsx";
import { ProblemLine } from "./problem-line.tsx";
import type { Intake } from "./use-intake.ts";

const strip: readonly TileDrawing[] = [
  { name: "q", pair: 1 },
  { name: "bottle", pair: 8 },
  { name: "q", pair: 3, turn: 180 },
  { name: "jug", pair: 2 },
  { name: "leaf", pair: 1 },
  { name: "can", pair: 7 },
];

/** Whose bag it is: six signs, read out by the citizen, typed with one thumb. */
export function CodeStep({ intake: { state, typeCode, chooseWay } }: { intake: Intake }) {
  const t = useTranslations("deposits");
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col lg:mx-auto lg:w-full lg:max-w-[34rem] lg:justify-center">
      <Wall tiles={strip} className="grid-cols-6 [@media(height<44rem)]:hidden" />
      <div className="flex flex-1 flex-col px-5 pt-3 pb-5 lg:flex-none lg:px-0 lg:pt-8">
        {state.noCamera && (
          <p role="status" className="mb-2 rounded-medium bg-yellow-200 px-3 py-2 text-small">
            {t(`scan.${state.noCamera}`)}
          </p>
        )}
        <label className="block">
          <span className="block text-[1.375rem] leading-tight font-bold">
            {t("intake.codeLabel")}
          </span>
          <span className="mb-3 block text-small text-muted">{t("intake.codeHint")}</span>
          <CodeBoxes code={state.code} isWrong={state.problem !== null}>
            <input
              ref={input}
              // Our own keys below are larger and leave out the signs that no code has.
              inputMode="none"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={state.code}
              aria-invalid={state.problem !== null || undefined}
              aria-describedby={problemId}
              className="absolute inset-0 w-full cursor-text rounded-medium text-transparent caret-transparent opacity-0"
              onChange={(event) => typeCode(event.target.value)}
            />
          </CodeBoxes>
        </label>
        <OtherWays ways={["scan", "phone"]} onChoose={chooseWay} />
        <div id={problemId} className="min-h-11 py-2">
          {state.problem && <ProblemLine text={state.problem.text} />}
          {state.busy && (
            <p role="status" className="flex items-center gap-2 font-semibold">
              <Spinner />
              {t("intake.searching")}
            </p>
          )}
        </div>
        <SignKeys
          onSign={(sign) => typeCode(state.code + sign)}
          onDelete={() => typeCode(state.code.slice(0, -1))}
        />
      </div>
    </div>
  );
}

interface CodeBoxesProps {
  code: string;
  isWrong: boolean;
  /** The field itself, over the drawn boxes. */
  children: React.ReactNode;
}

function CodeBoxes({ code, isWrong, children }: CodeBoxesProps) {
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
      {children}
    </span>
  );
}

function Caret() {
  return <span className="h-8 w-[3px] rounded-full bg-green-700" />;
}

/** Twenty-nine signs without look-alikes, in the same places in every language. */
function SignKeys({ onSign, onDelete }: { onSign: (sign: string) => void; onDelete: () => void }) {
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
