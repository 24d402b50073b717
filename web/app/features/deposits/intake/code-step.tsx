import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { Wall } from "../../../ui/wall.tsx";
import { CodeBoxes, SignKeys } from "../scan/code-keys.tsx";
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
          <CodeBoxes
            ref={input}
            code={state.code}
            isWrong={state.problem !== null}
            problemId={problemId}
            onType={typeCode}
          />
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
