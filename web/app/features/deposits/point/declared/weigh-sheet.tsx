import { bagLabel, type RefusalReason } from "@app/contract/declarations";
import { countStars, type Stars } from "@app/contract/quality";
import { tokensFor } from "@app/contract/tokens";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { inOwnOrder, leftToRight } from "../../../../i18n/in-own-order.ts";
import { useLimits } from "../../../../lib/use-limits.ts";
import { useOnline } from "../../../../lib/use-online.ts";
import { Keypad } from "../../../../ui/keypad.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { StarToggle } from "../../../../ui/stars.tsx";
import { HeavyDialog } from "../../intake/heavy-dialog.tsx";
import { keepsFocus } from "../../keeps-focus.ts";
import { gramsOf, isWeightAllowed, isWeightUnusual } from "../../intake/weight-entry.ts";
import { WeightField } from "../../intake/weight-field.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { confirmBag, type Declaration, type Rates, refuseBag } from "../point.api.ts";
import { afterKey, declaredWeight } from "./bag-weight.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { SettleBar } from "./settle-bar.tsx";
import { useSettling } from "./use-settling.ts";

export interface Settled {
  bag: Declaration;
  /** Hundredths; null when the bag was refused. */
  tokens: number | null;
}

interface WeighSheetProps {
  bag: Declaration;
  rates: Rates;
  onReload: () => Promise<void>;
  onSettled: (settled: Settled) => void;
  onClose: () => void;
}

const noStars: Stars = { clean: false, compacted: false, manners: false };
const qualities = ["clean", "compacted", "manners"] as const;
const glyphs = { clean: "drop", compacted: "squeeze", manners: "smile" } as const;

/** A left bag on the scale: the weight the citizen said stands there, to be kept or corrected. */
export function WeighSheet({ bag, rates, onReload, onSettled, onClose }: WeighSheetProps) {
  const t = useTranslations("counter.declared");
  const words = useTranslations("deposits");
  const { decimalMark } = useNumbers();
  const isOnline = useOnline();
  const problemId = useId();
  const [weight, setWeight] = useState(() => declaredWeight(bag.grams));
  const [stars, setStars] = useState(noStars);
  const [asking, setAsking] = useState<"heavy" | "refuse">();
  const { settle, isBusy, problem, setProblem } = useSettling(onReload);
  const grams = gramsOf(weight.text);
  const rate = rates.find(({ material }) => material === bag.material);

  const confirm = () =>
    settle(JSON.stringify([grams, stars]), async (key) => {
      const { tokens } = await confirmBag(bag.id, { grams, stars }, key);
      onSettled({ bag, tokens });
    });
  const refuse = (reason: RefusalReason) =>
    settle(reason, async (key) => {
      await refuseBag(bag.id, reason, key);
      onSettled({ bag, tokens: null });
    });
  const { ask_above_grams: askAbove } = useLimits();
  const check = () => {
    if (!isOnline) setProblem("offline");
    else if (!isWeightAllowed(grams)) setProblem("weight");
    else if (isWeightUnusual(grams, askAbove)) setAsking("heavy");
    else void confirm();
  };

  return (
    <Sheet
      label={t("weighLabel", { bag: t("bag", { number: leftToRight(bagLabel(bag.bagNumber)) }) })}
      side="bottom"
      onClose={onClose}
      className="h-dvh max-h-none rounded-none! sm:mx-auto sm:h-auto sm:max-h-[94%] sm:max-w-[34rem] sm:rounded-t-large!"
    >
      <form
        noValidate
        className="flex min-h-full flex-col gap-(--gap) px-5 pt-2 pb-[calc(var(--gap)*1.5)] [--gap:clamp(0.375rem,2.6dvh-0.65rem,0.75rem)]"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Head bag={bag} onClose={onClose} />
        <WeightField
          weight={weight.text}
          isWrong={problem === "weight"}
          problemId={problemId}
          onChange={(text) => setWeight({ text, isDeclared: false })}
        />
        <div role="group" aria-label={words("stars.group")} className="grid grid-cols-3 gap-2">
          {qualities.map((quality) => (
            <StarToggle
              key={quality}
              glyph={glyphs[quality]}
              label={words(`stars.${quality}`)}
              lit={stars[quality]}
              onChange={(lit) => setStars({ ...stars, [quality]: lit })}
              className="min-h-[clamp(3rem,7.1dvh,3.75rem)]"
            />
          ))}
        </div>
        <div ref={keepsFocus} className="flex flex-1 flex-col sm:min-h-[17rem]">
          <Keypad
            label={words("intake.keypad")}
            decimalMark={decimalMark}
            decimalLabel={words("intake.decimal")}
            deleteLabel={words("intake.delete")}
            onKey={(key) => setWeight(afterKey(weight, key))}
            className="flex-1 [&>.key]:min-h-11"
          />
        </div>
        <SettleBar
          problem={problem}
          problemId={problemId}
          isBusy={isBusy}
          correctedTo={grams === bag.grams ? null : grams}
          tokens={rate && tokensFor(grams, countStars(stars), rate)}
          onRefuse={() => setAsking("refuse")}
        />
      </form>
      {asking === "heavy" && (
        <HeavyDialog
          grams={grams}
          material={bag.material}
          onYes={() => void confirm()}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === "refuse" && (
        <RefuseDialog
          bag={bag}
          isBusy={isBusy}
          problem={problem}
          onRefuse={(reason) => void refuse(reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Sheet>
  );
}

function Head({ bag, onClose }: { bag: Declaration; onClose: () => void }) {
  const t = useTranslations("counter");
  const amounts = useAmounts();
  const number = leftToRight(bagLabel(bag.bagNumber));
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="truncate text-[1.25rem]">
          {t("declared.heading", {
            bag: t("declared.bag", { number }),
            name: inOwnOrder(bag.citizenName || t("unnamed")),
          })}
        </h2>
        <p className="text-small text-muted">
          <MaterialLabel material={bag.material} />
          <span className="ms-2 inline-block">
            {t("declared.about", { weight: amounts.weight(bag.grams) })}
          </span>
        </p>
      </div>
      <button
        type="button"
        aria-label={t("close")}
        className="grid size-11 flex-none place-items-center rounded-medium bg-plaster"
        onClick={onClose}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
