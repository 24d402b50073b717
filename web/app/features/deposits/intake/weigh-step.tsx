import type { MyPoint } from "@app/contract/points";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useLimits } from "../../../lib/use-limits.ts";
import { Keypad } from "../../../ui/keypad.tsx";
import { StarToggle } from "../../../ui/stars.tsx";
import { CitizenStrip } from "./citizen-strip.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";
import { HeavyDialog } from "./heavy-dialog.tsx";
import { keepsFocus } from "../keeps-focus.ts";
import { MaterialChoice } from "./material-choice.tsx";
import type { Intake } from "./use-intake.ts";
import { gramsOf, isWeightUnusual, pressKey } from "./weight-entry.ts";
import { WeightField } from "./weight-field.tsx";

interface WeighStepProps {
  intake: Intake;
  point: MyPoint;
}

const glyphs = { clean: "drop", compacted: "squeeze", manners: "smile" } as const;
const qualities = ["clean", "compacted", "manners"] as const;

/** Material, weight, stars, confirm: one screen, one thumb, no scrolling. */
export function WeighStep({ intake, point }: WeighStepProps) {
  const t = useTranslations("deposits");
  const { decimalMark } = useNumbers();
  const { state, change, check, dropCitizen, save } = intake;
  const { citizen, material, problem, stars, weight } = state;
  const problemId = useId();
  const [isAsking, setAsking] = useState(false);
  const grams = gramsOf(weight);
  const { ask_above_grams: askAbove } = useLimits();

  const confirm = () => {
    if (!check()) return;
    if (isWeightUnusual(grams, askAbove)) setAsking(true);
    else save();
  };

  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-(--gap) px-5 pt-(--gap) pb-[calc(var(--gap)*1.5)] [--gap:clamp(0.375rem,2.6dvh-0.65rem,0.75rem)] lg:mx-auto lg:grid lg:w-full lg:max-w-[68rem] lg:flex-none lg:grid-cols-2 lg:gap-x-16 lg:gap-y-6 lg:py-10"
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.busy) confirm();
      }}
    >
      {citizen && <CitizenStrip citizen={citizen} onChange={dropCitizen} />}
      <MaterialChoice
        className="lg:col-start-1"
        materials={point.stock.map((row) => row.material)}
        chosen={material}
        onChoose={(chosen) => change({ material: chosen })}
      />
      <WeightField
        className="lg:col-start-2 lg:row-start-1"
        weight={weight}
        isWrong={problem?.place === "weight"}
        problemId={problemId}
        onChange={(next) => change({ weight: next })}
      />
      <div
        role="group"
        aria-label={t("stars.group")}
        className="grid grid-cols-3 gap-2 lg:col-start-1"
      >
        {qualities.map((quality) => (
          <StarToggle
            key={quality}
            glyph={glyphs[quality]}
            label={t(`stars.${quality}`)}
            lit={stars[quality]}
            onChange={(lit) => change({ stars: { ...stars, [quality]: lit } })}
            className="min-h-[clamp(3rem,7.1dvh,3.75rem)] lg:min-h-20"
          />
        ))}
      </div>
      <div
        ref={keepsFocus}
        className="flex flex-1 flex-col lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:min-h-[20rem]"
      >
        <Keypad
          label={t("intake.keypad")}
          decimalMark={decimalMark}
          decimalLabel={t("intake.decimal")}
          deleteLabel={t("intake.delete")}
          onKey={(key) => change({ weight: pressKey(weight, key) })}
          className="flex-1 [&>.key]:min-h-11"
        />
      </div>
      <ConfirmBar className="lg:col-start-2" intake={intake} problemId={problemId} />
      {isAsking && material && (
        <HeavyDialog
          grams={grams}
          material={material}
          onYes={save}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
