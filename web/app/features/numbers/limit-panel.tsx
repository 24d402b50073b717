import { isWithinRule, type LimitName, limitRules } from "@app/contract/limits";
import type { LimitEffect, Numbers } from "@app/contract/numbers";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import { Field } from "../../ui/field.tsx";
import { dayAfter, partsOf } from "./dated.ts";
import { EffectBox } from "./effect-box.tsx";
import { HistoryList } from "./history-list.tsx";
import { askLimitEffect, publishLimit } from "./numbers.api.ts";
import { PublishForm } from "./publish-form.tsx";
import { usePublishing } from "./use-publishing.ts";
import { readLimitValue, useValues } from "./use-values.ts";

interface LimitPanelProps {
  name: LimitName;
  numbers: Numbers;
  onClose: () => void;
  onPublished: () => void;
}

interface Draft {
  value: number;
  day: string;
  reason: string;
}

const shortestReason = 5;

export function LimitPanel({ name, numbers, onClose, onPublished }: LimitPanelProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  const firstDay = dayAfter(numbers.now, 1);
  const [typed, setTyped] = useState("");
  const [day, setDay] = useState(firstDay);
  const [reason, setReason] = useState("");
  const publishing = usePublishing(
    async ({ value }: Draft) => ({ ...(await askLimitEffect(name, value)), value }),
    async (draft) => {
      await publishLimit(name, draft);
      onPublished();
    },
  );
  const all = numbers.limits.find((limit) => limit.name === name)?.values ?? [];
  const { current } = partsOf(all, numbers.now);
  const rule = limitRules[name];
  const change =
    <T,>(set: (next: T) => void) =>
    (next: T) => {
      publishing.forget();
      set(next);
    };
  const look = () => {
    const value = readLimitValue(name, typed);
    if (!isWithinRule(name, value)) return publishing.refuse("range");
    if (reason.trim().length < shortestReason) return publishing.refuse("missing");
    if (day < firstDay) return publishing.refuse("day");
    return void publishing.look({ value, day, reason: reason.trim() });
  };
  const { effect } = publishing;
  return (
    <SidePanel title={t(`limit.${name}.name`)} about={t(`limit.${name}.about`)} onClose={onClose}>
      <PublishForm
        publishing={publishing}
        effect={
          effect && (
            <EffectBox
              before={current ? values.limit(name, current.value) : ""}
              after={values.limit(name, effect.value)}
            >
              <LimitEffectText effect={effect.effect} isBelow={name === "van_grams"} />
            </EffectBox>
          )
        }
        {...{ day, firstDay, reason }}
        onDay={change(setDay)}
        onReason={change(setReason)}
        onLook={look}
      >
        <Field
          label={t(`form.newValue.${rule.unit}`)}
          hint={t("form.between", {
            least: values.limit(name, rule.least),
            most: values.limit(name, rule.most),
          })}
          inputMode={rule.unit === "grams" ? "decimal" : "numeric"}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => change(setTyped)(currentTarget.value)}
        />
      </PublishForm>
      <HistoryList
        now={numbers.now}
        lines={all.map(({ value, validFrom, reason: note }, place) => ({
          validFrom,
          value: values.limit(name, value),
          // The first ones came with the service, whose words are in one language.
          note: place === all.length - 1 ? t("history.first") : note,
        }))}
      />
    </SidePanel>
  );
}

interface LimitEffectTextProps {
  effect: LimitEffect;
  /** What is less than the number is refused. */
  isBelow: boolean;
}

function LimitEffectText({ effect, isBelow }: LimitEffectTextProps) {
  const t = useTranslations("numbers.effect");
  const { whole } = useValues();
  if (!effect) return t("unknown");
  const { cases, now, later, isEstimate } = effect;
  const counted = { cases: whole(cases), now: whole(now), later: whole(later) };
  return (
    <>
      <p>{t(isBelow ? "below" : "beyond", counted)}</p>
      {isEstimate && <p className="mt-1">{t("estimate")}</p>}
    </>
  );
}
