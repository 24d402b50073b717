import { locales } from "@app/contract/locales";
import { legalBases, type Processing, type ProcessingInput } from "@app/contract/privacy-desk";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskForm } from "../../lib/back-office/desk-form.tsx";
import { emptyInThree, type InThree, InThreeFields } from "../../lib/back-office/in-three.tsx";
import { useOnceKey } from "../../lib/once-key.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { saveProcessing } from "./privacy.api.ts";
import { problemOf, processingProblemsIn, type ProblemText } from "./problems.ts";
import { useFormWords } from "./use-form-words.ts";

const texts = ["purpose", "data", "retention", "recipients", "transfer"] as const;
type TextName = (typeof texts)[number];
type Draft = Record<TextName, InThree> & { basis: string; isEnded: boolean };

const emptyDraft: Draft = {
  purpose: emptyInThree,
  data: emptyInThree,
  retention: emptyInThree,
  recipients: emptyInThree,
  transfer: emptyInThree,
  basis: "",
  isEnded: false,
};

const draftOf = ({
  purpose,
  data,
  retention,
  recipients,
  transfer,
  basis,
  isEnded,
}: Processing) => ({
  purpose,
  data,
  retention,
  recipients,
  transfer: transfer ?? emptyInThree,
  basis,
  isEnded,
});

/** No word about a transfer says that there is none. */
const bodyOf = ({ transfer, ...draft }: Draft) => ({
  ...draft,
  transfer: locales.every((locale) => transfer[locale].trim() === "") ? null : transfer,
});

interface ProcessingFormProps {
  /** The row that is written anew; none: a new one. */
  processing: Processing | undefined;
  onSaved: () => Promise<void>;
  onLeave: () => void;
}

export function ProcessingForm({ processing, onSaved, onLeave }: ProcessingFormProps) {
  const t = useTranslations("privacy");
  const [draft, setDraft] = useState<Draft>(() => (processing ? draftOf(processing) : emptyDraft));
  const [newId] = useState(() => crypto.randomUUID());
  const keyFor = useOnceKey();
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const body = bodyOf(draft);
  const row = { id: processing?.id ?? newId, version: processing?.version ?? 0 };
  const form = useStepForm<string, ProblemText>({
    name: "processing",
    check: () => processingProblemsIn(body),
    send: async () => {
      await saveProcessing(row, body as ProcessingInput, keyFor(body));
      await onSaved();
    },
    problemsOf: (error) => [{ text: problemOf(error) }],
    text,
  });
  return (
    <DeskForm
      form={form}
      words={useFormWords()}
      heading={t(processing ? "register.change" : "register.add")}
      onLeave={onLeave}
    >
      {texts.map((name) => (
        <InThreeFields
          key={name}
          name={name}
          label={t(`register.field.${name}`)}
          hint={name === "transfer" ? t("register.transferHint") : undefined}
          field={form.field}
          maxLength={600}
          value={draft[name]}
          onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <ListField
        {...form.field("basis")}
        label={t("register.field.basis")}
        placeholder={t("register.choose")}
        options={legalBases.map((value) => ({ value, label: t(`register.basis.${value}`) }))}
        value={draft.basis}
        onChange={({ currentTarget }) => setDraft({ ...draft, basis: currentTarget.value })}
      />
      <CheckboxField
        label={t("register.isEnded")}
        checked={draft.isEnded}
        onChange={({ currentTarget }) => setDraft({ ...draft, isEnded: currentTarget.checked })}
      />
    </DeskForm>
  );
}
