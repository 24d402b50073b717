import type { Material } from "@app/contract/materials";
import type { Numbers } from "@app/contract/numbers";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SidePanel } from "../../lib/back-office/side-panel.tsx";
import { readWhole } from "../../lib/typed-number.ts";
import { Field } from "../../ui/field.tsx";
import { dayAfter, partsOf } from "./dated.ts";
import { EffectBox } from "./effect-box.tsx";
import { HistoryList } from "./history-list.tsx";
import { type NewFactor, publishFactor } from "./numbers.api.ts";
import { PublishForm } from "./publish-form.tsx";
import { usePublishing } from "./use-publishing.ts";
import { readThousandths, useValues } from "./use-values.ts";

interface FactorPanelProps {
  material: Material;
  numbers: Numbers;
  onClose: () => void;
  onPublished: () => void;
}

const empty = { value: "", low: "", high: "", source: "", year: "", rangeSource: "" };
type Fields = typeof empty;
const inputs = [
  ["value", "decimal"],
  ["low", "decimal"],
  ["high", "decimal"],
  ["source", "text"],
  ["year", "numeric"],
  ["rangeSource", "text"],
] as const satisfies readonly (readonly [keyof Fields, "decimal" | "text" | "numeric"])[];

const shortest = { reason: 5, source: 3 } as const;
const years = { first: 1990, last: 2100 } as const;

const read = (fields: Fields) => ({
  value: readThousandths(fields.value),
  low: readThousandths(fields.low),
  high: readThousandths(fields.high),
  source: fields.source.trim(),
  rangeSource: fields.rangeSource.trim(),
  year: fields.year.trim() === "" ? null : readWhole(fields.year),
});

const isWithin = ({ value, low, high, year }: ReturnType<typeof read>): boolean =>
  low >= 1 &&
  low <= value &&
  value <= high &&
  (year === null || (year >= years.first && year <= years.last));

export function FactorPanel({ material, numbers, onClose, onPublished }: FactorPanelProps) {
  const t = useTranslations("numbers");
  const values = useValues();
  const firstDay = dayAfter(numbers.now, 1);
  const [fields, setFields] = useState(empty);
  const [day, setDay] = useState(firstDay);
  const [reason, setReason] = useState("");
  const publishing = usePublishing(
    async (draft: NewFactor) => draft,
    async (draft) => {
      await publishFactor(draft);
      onPublished();
    },
  );
  const all = numbers.factors.filter((factor) => factor.material === material);
  const { current } = partsOf(all, numbers.now);
  const change = (set: (next: string) => void) => (next: string) => {
    publishing.forget();
    set(next);
  };
  const look = () => {
    const factor = read(fields);
    if (!isWithin(factor)) return publishing.refuse("range");
    const texts = [factor.source, factor.rangeSource];
    const isMissing =
      reason.trim().length < shortest.reason ||
      texts.some(({ length }) => length < shortest.source);
    if (isMissing) return publishing.refuse("missing");
    if (day < firstDay) return publishing.refuse("day");
    return void publishing.look({ material, validFrom: day, ...factor, reason: reason.trim() });
  };
  const { effect } = publishing;
  return (
    <SidePanel
      title={t("factorOf", { material: t(`material.${material}`) })}
      about={t("factorAbout")}
      onClose={onClose}
    >
      <PublishForm
        publishing={publishing}
        effect={
          effect && (
            <EffectBox
              before={current ? values.factor(current.value) : ""}
              after={values.factor(effect.value)}
            >
              {t("effect.factor")}
            </EffectBox>
          )
        }
        {...{ day, firstDay, reason }}
        onDay={change(setDay)}
        onReason={change(setReason)}
        onLook={look}
      >
        {inputs.map(([name, mode]) => (
          <Field
            key={name}
            label={t(`form.factor.${name}`)}
            inputMode={mode}
            maxLength={200}
            autoComplete="off"
            value={fields[name]}
            onChange={({ currentTarget }) =>
              change((next) => setFields((before) => ({ ...before, [name]: next })))(
                currentTarget.value,
              )
            }
          />
        ))}
      </PublishForm>
      <HistoryList
        now={numbers.now}
        lines={all.map(({ validFrom, value, low, high, source, year }) => ({
          validFrom,
          value: t("range", {
            value: values.factor(value),
            low: values.factor(low),
            high: values.factor(high),
          }),
          note: year === null ? source : `${source} (${year})`,
        }))}
      />
    </SidePanel>
  );
}
