import { localized } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import { shownTokens, tokensFor } from "@app/contract/tokens";
import { Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { drawingOf } from "../../lib/material-tile.ts";
import { useLimits } from "../../lib/use-limits.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";
import type { TilePair } from "../../ui/tile.tsx";
import { stepGrams, withinBag } from "./bag-weight.ts";
import { type Declared, fetchRates } from "./declarations.api.ts";
import type { BagPoint, LeftBag } from "./left-bag.ts";
import { useBagWords } from "./use-bag-words.tsx";
import { useDeclaration } from "./use-declaration.ts";

const pairs: Record<Material, TilePair> = { pet: 1, pehd: 2, aluminium: 7 };

interface BagFormProps {
  bag: LeftBag;
  point: BagPoint;
  onChange: (bag: LeftBag) => void;
  onDeclared: (declared: Declared) => void;
}

/** What is in the bag and about how much. */
export function BagForm({ bag, point, onChange, onDeclared }: BagFormProps) {
  const t = useTranslations("declarations");
  const language = useLanguage();
  const words = useBagWords();
  const { send, busy, problem } = useDeclaration(onDeclared);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(bag);
      }}
    >
      <p className="text-[1.0625rem]">
        {t.rich("at", {
          point: () => (
            <b>
              <bdi>{localized(point.name, language)}</bdi>
            </b>
          ),
        })}
      </p>
      {problem && problem !== "material" && (
        <Notice tone="problem">{t(`problem.${problem}`)}</Notice>
      )}
      <ChoiceField
        label={t("field.material")}
        name="material"
        value={bag.material ?? ""}
        error={problem === "material" && !bag.material ? t("problem.material") : undefined}
        choices={point.materials.map((material) => ({
          value: material,
          label: words.material(material),
          detail: t(`goesIn.${material}`),
          tile: { name: drawingOf[material], pair: pairs[material] },
        }))}
        onChange={(value) =>
          onChange({
            ...bag,
            material: point.materials.find((material) => material === value) ?? null,
          })
        }
      />
      <BagWeight grams={bag.grams} onChange={(grams) => onChange({ ...bag, grams })} />
      <div>
        <AboutTokens bag={bag} />
        <Button type="submit" full turned size="lg" busy={busy} busyLabel={t("sending")}>
          {t("send")}
        </Button>
        <p className="mt-3 text-small text-muted">{t("noTokensYet")}</p>
      </div>
    </form>
  );
}

interface BagWeightProps {
  grams: number;
  onChange: (grams: number) => void;
}

/** Two large buttons around a large number: half a kilogram at a time. */
function BagWeight({ grams, onChange }: BagWeightProps) {
  const t = useTranslations("declarations");
  const id = useId();
  const { kilograms } = useNumbers();
  const { declaration_grams: most } = useLimits();
  const words = useBagWords();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-bold">{t("field.weight")}</legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t("weightHint")}
      </p>
      <div data-taps="many" className="mt-3 flex items-center justify-between gap-3">
        <StepButton
          label={t("less")}
          isEnd={grams <= stepGrams}
          onClick={() => onChange(withinBag(grams - stepGrams, most))}
        >
          <Minus className="size-7" aria-hidden="true" />
        </StepButton>
        <p role="status" className="text-center">
          <span className="sr-only">{words.about(grams)}</span>
          <span aria-hidden="true">
            <span className="num text-[3.75rem]">
              <Num>{kilograms(grams)}</Num>
            </span>{" "}
            <span className="text-[1.125rem] font-bold">{t("unit")}</span>
          </span>
        </p>
        <StepButton
          label={t("more")}
          isEnd={grams >= most}
          onClick={() => onChange(withinBag(grams + stepGrams, most))}
        >
          <Plus className="size-7" aria-hidden="true" />
        </StepButton>
      </div>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  isEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, isEnd, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      className={classNames(
        "key grid size-16 flex-none place-items-center rounded-medium",
        isEnd ? "cursor-default bg-key text-edge" : "bg-ink text-white hover:bg-green-950",
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A promise of nothing: what it would be worth without stars at today's rate. */
function AboutTokens({ bag: { material, grams, point } }: { bag: LeftBag }) {
  const t = useTranslations("declarations");
  const language = useLanguage();
  const numbers = useNumbers();
  const [rates, setRates] = useState<Awaited<ReturnType<typeof fetchRates>>>([]);
  useEffect(() => {
    // Without it the form works as well.
    fetchRates().then(setRates, () => undefined);
  }, []);
  const rate = rates.find((one) => one.material === material);
  if (!rate || !point) return null;
  const tokens = tokensFor(grams, 0, rate);
  return (
    <p className="mb-3 text-[1.0625rem] font-semibold">
      {t("aboutTokens", {
        count: shownTokens(tokens),
        shown: numbers.tokens(tokens),
        point: localized(point.name, language),
      })}
    </p>
  );
}
