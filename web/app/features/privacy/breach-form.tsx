import { breachData, breachGroups, type BreachInput } from "@app/contract/breaches";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskForm } from "../../lib/back-office/desk-form.tsx";
import { TickList } from "../../lib/back-office/tick-list.tsx";
import { useOnceKey } from "../../lib/once-key.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Field } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { asCount } from "./as-count.ts";
import { openBreach } from "./privacy.api.ts";
import {
  breachProblemsIn,
  breachProblemsOf,
  type BreachField,
  type ProblemText,
} from "./problems.ts";
import { useFormWords } from "./use-form-words.ts";

interface Draft {
  what: string;
  /** As the field writes it, in the time of whoever types. */
  foundAt: string;
  groups: readonly string[];
  data: readonly string[];
  people: string;
  records: string;
  measures: string;
}

const empty: Draft = {
  what: "",
  foundAt: "",
  groups: [],
  data: [],
  people: "",
  records: "",
  measures: "",
};

const bodyOf = ({ foundAt, people, records, ...draft }: Draft) => ({
  ...draft,
  foundAt: Number.isNaN(Date.parse(foundAt)) ? "" : new Date(foundAt).toISOString(),
  people: asCount(people),
  records: asCount(records),
});

interface BreachFormProps {
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

export function BreachForm({ onSaved, onLeave }: BreachFormProps) {
  const t = useTranslations("privacy");
  const [draft, setDraft] = useState(empty);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const keyFor = useOnceKey();
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const body = bodyOf(draft);
  const form = useStepForm<BreachField, ProblemText>({
    name: "breach",
    check: () => breachProblemsIn(body),
    send: async () => {
      await openBreach(body as BreachInput, keyFor(body));
      await onSaved();
    },
    problemsOf: breachProblemsOf,
    text,
  });
  const area = (field: "what" | "measures") => (
    <TextAreaField
      {...form.field(field)}
      label={t(`breaches.field.${field}`)}
      hint={t("breaches.noNames")}
      dir="auto"
      rows={4}
      maxLength={2000}
      value={draft[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
  const count = (field: "people" | "records") => (
    <Field
      {...form.field(field)}
      label={t(`breaches.field.${field}`)}
      hint={t("breaches.countHint")}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={9}
      value={draft[field]}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
  return (
    <DeskForm form={form} words={useFormWords()} heading={t("breaches.open")} onLeave={onLeave}>
      {area("what")}
      <Field
        {...form.field("foundAt")}
        label={t("breaches.field.foundAt")}
        hint={t("breaches.foundHint")}
        type="datetime-local"
        dir="ltr"
        value={draft.foundAt}
        onChange={({ currentTarget }) => change({ foundAt: currentTarget.value })}
      />
      <TickList
        {...form.field("groups")}
        label={t("breaches.field.groups")}
        options={breachGroups.map((value) => ({ value, label: t(`breaches.group.${value}`) }))}
        chosen={draft.groups}
        onChange={(groups) => change({ groups })}
      />
      <TickList
        {...form.field("data")}
        label={t("breaches.field.data")}
        options={breachData.map((value) => ({ value, label: t(`breaches.kind.${value}`) }))}
        chosen={draft.data}
        onChange={(data) => change({ data })}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {count("people")}
        {count("records")}
      </div>
      {area("measures")}
    </DeskForm>
  );
}
