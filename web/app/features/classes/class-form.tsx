import { classLimits, type SchoolClass } from "@app/contract/classes";
import { schoolLevels } from "@app/contract/quiz";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useOnceKey } from "../../lib/once-key.ts";
import { StepForm, type StepWords } from "../../lib/step-form.tsx";
import { useStepForm } from "../../lib/use-step-form.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Field } from "../../ui/field.tsx";
import {
  bodyOf,
  type ClassFieldName,
  type ClassText,
  draftOf,
  problemsIn,
  problemsOf,
} from "./class-draft.ts";
import { saveClass } from "./classes.api.ts";
import { levelTiles } from "./classes-tiles.ts";

interface ClassFormProps {
  /** The one that is changed; none for a new one. */
  schoolClass: SchoolClass | undefined;
  onSaved: () => Promise<void>;
}

const useFormWords = (title: string): StepWords => {
  const t = useTranslations("classes.form");
  return {
    title,
    errorTitle: t("errorTitle", { title }),
    save: t("save"),
    saving: t("saving"),
    offline: t("offline"),
    kept: t("privacy"),
    toFix: (count) => t("toFix", { count }),
    unsent: t("unsent"),
  };
};

/** Three answers make a class; a new one leads on to its board. */
export function ClassForm({ schoolClass, onSaved }: ClassFormProps) {
  const t = useTranslations("classes");
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(schoolClass));
  const keyFor = useOnceKey();
  const text = useCallback((problem: ClassText) => t(`problem.${problem}`), [t]);
  const heading = schoolClass ? t("form.change", { name: schoolClass.name }) : t("form.new");
  const words = useFormWords(heading);
  const form = useStepForm<ClassFieldName, ClassText>({
    name: "class",
    check: () => problemsIn(draft),
    send: async () => {
      const body = bodyOf(draft);
      const saved = await saveClass(schoolClass?.id, body, keyFor([schoolClass?.id, body]));
      await onSaved();
      await navigate(schoolClass ? "." : `?show=${saved.schoolClass.id}`, { replace: true });
    },
    problemsOf,
    text,
  });
  return (
    <div className="mx-auto max-w-[36rem]">
      <StepForm
        form={form}
        words={words}
        heading={heading}
        lead={t("form.lead")}
        after={
          <ButtonLink to="." variant="ghost" full className="mt-3">
            {t("form.back")}
          </ButtonLink>
        }
      >
        <Field
          {...form.field("name")}
          label={t("form.name")}
          hint={t("form.nameHint")}
          autoComplete="off"
          maxLength={classLimits.name}
          dir="auto"
          value={draft.name}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <ChoiceField
          {...form.field("level")}
          name="level"
          label={t("form.level")}
          choices={schoolLevels.map((level) => ({
            value: level,
            label: t(`level.${level}`),
            tile: levelTiles[level],
          }))}
          value={draft.level}
          onChange={(level) => setDraft({ ...draft, level })}
        />
        <Field
          {...form.field("pupils")}
          label={t("form.pupils")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          dir="ltr"
          value={draft.pupils}
          onChange={({ currentTarget }) => setDraft({ ...draft, pupils: currentTarget.value })}
        />
      </StepForm>
    </div>
  );
}
