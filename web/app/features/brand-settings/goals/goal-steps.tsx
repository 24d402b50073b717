import { goalKinds } from "@app/contract/brand-goals";
import { goalSplits } from "@app/contract/goal-months";
import { materials } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { monthName } from "../../../i18n/month-name.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { WilayasField } from "../../../lib/wilayas-field.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Field } from "../../../ui/field.tsx";
import { ListField } from "../../../ui/list-field.tsx";
import type { TileDrawing } from "../../../ui/tile.tsx";
import { type GoalDraft, type GoalField, monthsOf, withSplit } from "./goal-draft.ts";
import { PlanChart } from "./plan-chart.tsx";
import { useAmounts } from "./use-amounts.ts";

interface StepProps {
  draft: GoalDraft;
  change: (part: Partial<GoalDraft>) => void;
  errorAt: (field: GoalField) => string | undefined;
}

const tiles = {
  kilograms: { name: "bottle", pair: 4 },
  points: { name: "shop", pair: 2 },
  schools: { name: "book", pair: 7 },
} as const satisfies Record<GoalDraft["kind"], TileDrawing>;

function StepHeading({ children }: { children: string }) {
  return <h2 className="text-h2">{children}</h2>;
}

/** What the goal is about. */
export function KindStep({ draft, change }: StepProps) {
  const t = useTranslations("brandGoals");
  return (
    <>
      <StepHeading>{t("step.kind")}</StepHeading>
      <ChoiceField
        name="kind"
        label={t("kind.label")}
        value={draft.kind}
        onChange={(value) =>
          change({ kind: goalKinds.find((kind) => kind === value) ?? "kilograms" })
        }
        choices={goalKinds.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          detail: t(`kind.${kind}Detail`),
          tile: tiles[kind],
        }))}
      />
      {draft.kind === "kilograms" && (
        <ChoiceField
          name="material"
          label={t("material.label")}
          value={draft.material}
          onChange={(value) =>
            change({ material: materials.find((one) => one === value) ?? "all" })
          }
          choices={(["all", ...materials] as const).map((material) => ({
            value: material,
            label: t(`material.${material}`),
          }))}
        />
      )}
    </>
  );
}

const yearsAhead = 3;

/** How much, in which year, and where. */
export function AmountStep({ draft, change, errorAt, thisYear }: StepProps & { thisYear: number }) {
  const t = useTranslations("brandGoals");
  const years = new Set([
    ...Array.from({ length: yearsAhead }, (_, ahead) => String(thisYear + ahead)),
    draft.year,
  ]);
  return (
    <>
      <StepHeading>{t("step.amount")}</StepHeading>
      <ListField
        id="goal-year"
        label={t("year")}
        placeholder={t("choose")}
        error={errorAt("year")}
        options={[...years].toSorted().map((year) => ({ value: year, label: year }))}
        value={draft.year}
        onChange={({ currentTarget }) => change({ year: currentTarget.value })}
        className="max-w-60"
      />
      <Field
        id="goal-amount"
        label={t(`amount.${draft.kind}`)}
        hint={draft.split === "hand" ? t("amount.byHand") : undefined}
        error={errorAt("amount")}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        suffix={t(`suffix.${draft.kind}`)}
        value={draft.amount}
        onChange={({ currentTarget }) =>
          change({
            amount: currentTarget.value,
            // A new whole has no months of its own yet.
            ...(draft.split === "hand" && { split: "even" }),
          })
        }
        className="max-w-80"
      />
      <ChoiceField
        name="area"
        label={t("area.label")}
        value={draft.area}
        onChange={(value) => change({ area: value === "some" ? "some" : "country" })}
        choices={(["country", "some"] as const).map((area) => ({
          value: area,
          label: t(`area.${area}`),
        }))}
      />
      {draft.area === "some" && (
        <WilayasField
          id="goal-wilayas"
          label={t("area.add")}
          error={errorAt("wilayas")}
          value={draft.wilayas}
          onChange={(wilayas) => change({ wilayas })}
          text={(key) => t(`area.${key}`)}
          removeLabel={(wilaya) => t("area.remove", { wilaya })}
        />
      )}
    </>
  );
}

/** How the year is shared out, with what that looks like. */
export function MonthsStep({ draft, change, errorAt }: StepProps) {
  const t = useTranslations("brandGoals");
  const { title } = useAmounts();
  const months = monthsOf(draft).map((month) => (Number.isFinite(month) ? month : 0));
  const amount = months.reduce((sum, month) => sum + month, 0);
  return (
    <>
      <StepHeading>{t("step.months")}</StepHeading>
      <ChoiceField
        name="split"
        label={t("split.label")}
        value={draft.split}
        onChange={(value) =>
          change(withSplit(draft, goalSplits.find((split) => split === value) ?? "even"))
        }
        choices={goalSplits.map((split) => ({
          value: split,
          label: t(`split.${split}`),
          detail: t(`split.${split}Detail`),
        }))}
      />
      {draft.split === "hand" && <MonthFields {...{ draft, change, errorAt }} />}
      <div className="on-dark rounded-large rounded-ee-[72px] bg-blue-900 p-5 pb-6 text-white lg:p-9">
        <p className="mb-5 text-h3 font-extrabold">
          {title(draft.kind, Math.round(amount), Number(draft.year))}
        </p>
        <PlanChart kind={draft.kind} year={Number(draft.year)} months={months} />
      </div>
    </>
  );
}

function MonthFields({ draft, change, errorAt }: StepProps) {
  const t = useTranslations("brandGoals");
  const language = useLanguage();
  const error = errorAt("months") ?? errorAt("amount");
  return (
    <fieldset>
      <legend className="font-bold">{t(`hand.${draft.kind}`)}</legend>
      {error && <p className="mt-1 font-semibold text-red-700">{error}</p>}
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {draft.months.map((typed, place) => (
          <Field
            // The months of a year never change places.
            key={place}
            id={place === 0 ? "goal-months" : `goal-months-${place}`}
            label={monthName(`${draft.year}-${String(place + 1).padStart(2, "0")}`, language)}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ currentTarget }) =>
              change({ months: draft.months.with(place, currentTarget.value) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
