import { useTranslations } from "use-intl";
import { Field } from "../../ui/field.tsx";
import type { RewardDraft } from "./reward-draft.ts";

interface NumberFieldsProps {
  draft: RewardDraft;
  onChange: (next: Partial<RewardDraft>) => void;
}

const fields = [
  { name: "price", label: "form.price", mode: "decimal" },
  { name: "dinars", label: "form.centimes", mode: "decimal" },
  { name: "perPerson", label: "form.perPerson", mode: "numeric" },
  { name: "limitDays", label: "form.limitDays", mode: "numeric" },
] as const;

export function NumberFields({ draft, onChange }: NumberFieldsProps) {
  const t = useTranslations("rewardDesk");
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, mode }) => (
        <Field
          key={name}
          label={t(label)}
          hint={name === "perPerson" ? t("form.perPersonHint") : undefined}
          inputMode={mode}
          autoComplete="off"
          value={draft[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {draft.kind === "phone_credit" && (
        <Field
          label={t("form.credit")}
          inputMode="numeric"
          autoComplete="off"
          value={draft.credit}
          onChange={({ currentTarget }) => onChange({ credit: currentTarget.value })}
        />
      )}
    </div>
  );
}
