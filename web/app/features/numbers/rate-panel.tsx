import type { Material } from "@app/contract/materials";
import type { Numbers, RateEffect } from "@app/contract/numbers";
import { announcedDays } from "@app/contract/rates";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import { readWhole } from "../../lib/typed-number.ts";
import { Field } from "../../ui/field.tsx";
import { beginOf, dayAfter, partsOf } from "./dated.ts";
import { EffectBox } from "./effect-box.tsx";
import { HistoryList } from "./history-list.tsx";
import { askRateEffect, type NewRate, publishRate } from "./numbers.api.ts";
import { PublishForm } from "./publish-form.tsx";
import { usePublishing } from "./use-publishing.ts";
import { readHundredths, useValues } from "./use-values.ts";

interface RatePanelProps {
  material: Material;
  numbers: Numbers;
  onClose: () => void;
  onPublished: () => void;
}

const most = { perKilogram: 1_000_000, bonus: 100 } as const;
const shortestReason = 5;

export function RatePanel({ material, numbers, onClose, onPublished }: RatePanelProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  // Made known a week before, to the minute: the day after that week is the first whole one.
  const firstDay = dayAfter(numbers.now, announcedDays + 1);
  const all = numbers.rates.filter((rate) => rate.material === material);
  const { current } = partsOf(all, numbers.now);
  const [typed, setTyped] = useState("");
  const [bonus, setBonus] = useState(String(current?.starBonusPercent ?? ""));
  const [day, setDay] = useState(firstDay);
  const [reason, setReason] = useState("");
  const publishing = usePublishing(
    async (draft: NewRate) => ({ draft, effect: await askRateEffect(draft) }),
    async (draft) => {
      await publishRate(draft);
      onPublished();
    },
  );
  const change = (set: (next: string) => void) => (next: string) => {
    publishing.forget();
    set(next);
  };
  const look = () => {
    const perKilogram = readHundredths(typed);
    const starBonusPercent = readWhole(bonus);
    const isWithin =
      perKilogram >= 1 && perKilogram <= most.perKilogram && starBonusPercent <= most.bonus;
    if (!isWithin) return publishing.refuse("range");
    if (reason.trim().length < shortestReason) return publishing.refuse("missing");
    if (day < firstDay) return publishing.refuse("day");
    const validFrom = beginOf(day);
    const draft = { material, perKilogram, starBonusPercent, validFrom, reason: reason.trim() };
    return void publishing.look(draft);
  };
  const { effect } = publishing;
  return (
    <SidePanel
      title={t("rateOf", { material: t(`material.${material}`) })}
      about={t("rateAbout", { days: announcedDays })}
      onClose={onClose}
    >
      <PublishForm
        publishing={publishing}
        effect={
          effect && (
            <EffectBox
              before={current ? values.rate(current.perKilogram) : ""}
              after={values.rate(effect.draft.perKilogram)}
            >
              <RateEffectText effect={effect.effect} />
            </EffectBox>
          )
        }
        {...{ day, firstDay, reason }}
        onDay={change(setDay)}
        onReason={change(setReason)}
        onLook={look}
      >
        <Field
          label={t("form.perKilogram")}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => change(setTyped)(currentTarget.value)}
        />
        <Field
          label={t("form.bonus")}
          inputMode="numeric"
          autoComplete="off"
          value={bonus}
          onChange={({ currentTarget }) => change(setBonus)(currentTarget.value)}
        />
      </PublishForm>
      <HistoryList
        now={numbers.now}
        lines={all.map(({ perKilogram, starBonusPercent, validFrom, reason: note }) => ({
          validFrom,
          value: `${values.rate(perKilogram)}, ${values.bonus(starBonusPercent)}`,
          note,
        }))}
      />
    </SidePanel>
  );
}

function RateEffectText({ effect }: { effect: RateEffect }) {
  const t = useTranslations("numbers.effect");
  const values = useValues();
  const { deposits, grams, tokensNow, tokensThen, daysNow, daysThen, isEstimate } = effect;
  const difference = tokensThen - tokensNow;
  return (
    <>
      <p>
        {t("weighed", {
          deposits: values.whole(deposits),
          weight: values.kilograms(grams),
          tokens: values.tokens(tokensNow),
        })}
      </p>
      <p className="mt-1 font-bold">
        {difference === 0
          ? t("same")
          : t(difference > 0 ? "more" : "less", { tokens: values.tokens(Math.abs(difference)) })}
      </p>
      {daysNow !== null && daysThen !== null && (
        <p className="mt-1">
          {t("budgets", { now: values.days(daysNow), later: values.days(daysThen) })}
        </p>
      )}
      {isEstimate && <p className="mt-1">{t("estimate")}</p>}
    </>
  );
}
