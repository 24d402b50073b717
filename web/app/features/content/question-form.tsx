import { quizDrawings, schoolLevels } from "@app/contract/quiz";
import { type KeptQuestion, questionInputSchema, questionKinds } from "@app/contract/quiz-desk";
import { lessonsOf } from "@app/contract/training";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { DeskForm } from "../../lib/back-office/desk-form.tsx";
import { InThreeFields } from "../../lib/back-office/in-three.tsx";
import { TickList } from "../../lib/back-office/tick-list.tsx";
import { useOnceKey } from "../../lib/once-key.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { ListField } from "../../ui/list-field.tsx";
import { writeQuestion } from "./content.api.ts";
import type { Preview } from "./content-screen.tsx";
import { problemOf, problemsIn, type ProblemText } from "./problems.ts";
import { bodyOf, draftOf, emptyDraft, type QuestionDraft } from "./question-draft.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { SortFields } from "./sort-fields.tsx";

interface QuestionFormProps {
  /** The question that is written anew; none: a new one. */
  kept: KeptQuestion | undefined;
  preview: Preview;
  onSaved: () => void;
  onLeave: () => void;
}

export function QuestionForm({ kept, preview, onSaved, onLeave }: QuestionFormProps) {
  const t = useTranslations("content");
  const [draft, setDraft] = useState(() => (kept ? draftOf(kept.question) : emptyDraft));
  const change = (part: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const keyFor = useOnceKey();
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const body = bodyOf(draft);
  const form = useStepForm<string, ProblemText>({
    name: "question",
    check: () => problemsIn(body),
    send: async () => {
      await writeQuestion(questionInputSchema.parse(body), kept?.id ?? null, keyFor(body));
      onSaved();
    },
    problemsOf: (error) => [{ text: problemOf(error) }],
    text,
  });
  const { data: shown } = questionInputSchema.safeParse(body);
  return (
    <DeskForm
      form={form}
      words={{
        save: t("save"),
        saving: t("saving"),
        leave: t("leave"),
        offline: t("problem.offline"),
        unsaved: t("problem.title"),
      }}
      heading={t(kept ? "change" : "new")}
      onLeave={onLeave}
    >
      {kept && <p className="text-muted">{t("changeHint")}</p>}
      <div className="grid gap-5 sm:grid-cols-3">
        <ListField
          {...form.field("kind")}
          label={t("field.kind")}
          placeholder={t("choose")}
          options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={draft.kind}
          onChange={({ currentTarget }) =>
            change({ kind: questionKinds.find((one) => one === currentTarget.value) ?? draft.kind })
          }
        />
        <ListField
          {...form.field("lesson")}
          label={t("field.lesson")}
          placeholder={t("choose")}
          options={lessonsOf.sorting.map((value) => ({ value, label: t(`lesson.${value}`) }))}
          value={draft.lesson}
          onChange={({ currentTarget }) => change({ lesson: currentTarget.value })}
        />
        <ListField
          {...form.field("drawing")}
          label={t("field.drawing")}
          placeholder={t("choose")}
          options={quizDrawings.map((value) => ({ value, label: t(`drawing.${value}`) }))}
          value={draft.drawing}
          onChange={({ currentTarget }) => change({ drawing: currentTarget.value })}
        />
      </div>
      <TickList
        {...form.field("levels")}
        label={t("field.levels")}
        options={schoolLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        chosen={draft.levels}
        onChange={(levels) => change({ levels })}
      />
      <InThreeFields
        name="ask"
        label={t("field.ask")}
        field={form.field}
        rows={3}
        maxLength={300}
        value={draft.ask}
        onChange={(ask) => change({ ask })}
      />
      {draft.kind === "sort" ? (
        <SortFields {...{ form, draft, change }} />
      ) : (
        <ChoiceFields {...{ form, draft, change }} />
      )}
      <InThreeFields
        name="why"
        label={t("field.why")}
        field={form.field}
        rows={3}
        maxLength={300}
        value={draft.why}
        onChange={(why) => change({ why })}
      />
      {shown && (
        <section aria-label={t("preview")} className="overflow-hidden rounded-medium bg-white">
          <h3 className="px-4 pt-3 text-small text-muted">{t("preview")}</h3>
          {preview(shown)}
        </section>
      )}
    </DeskForm>
  );
}
