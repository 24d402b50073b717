import {
  type PapersInput,
  papersInputSchema,
  type PointProfile,
} from "@app/contract/point-profile";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StepForm } from "../../lib/step-form.tsx";
import { tabStore } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Field } from "../../ui/field.tsx";
import { papersBody, papersDraft } from "./drafts.ts";
import { savePapers } from "./opening.api.ts";
import { problemsIn } from "./problems.ts";
import { useOpeningForm, useStepWords } from "./use-opening-form.ts";

interface PapersStepProps {
  profile: PointProfile;
  onSaved: () => Promise<unknown>;
  onLater: () => void;
}

/** Nothing here stops a point from opening: what is missing only holds back its payments. */
export function PapersStep({ profile, onSaved, onLater }: PapersStepProps) {
  const t = useTranslations("opening.papers");
  // Numbers of a bank are not kept longer than the tab.
  const draft = useDraftState(tabStore, "draft.opening.papers", papersDraft(profile.papers));
  const { value, change } = draft;
  const words = useStepWords();
  const form = useOpeningForm({
    check: () => problemsIn(papersInputSchema, papersBody(value)),
    send: async () => {
      await savePapers(papersBody(value) as PapersInput);
      draft.clear();
      await onSaved();
    },
  });
  return (
    <StepForm
      form={form}
      words={words}
      heading={t("heading")}
      lead={t("lead")}
      after={
        <Button variant="soft" full className="mt-3" onClick={onLater}>
          {t("later")}
        </Button>
      }
    >
      <Field
        {...form.field("register")}
        label={t("register")}
        hint={t("registerHint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={value.register}
        onChange={({ currentTarget }) => change({ register: currentTarget.value })}
      />
      <Field
        {...form.field("tax")}
        label={t("tax")}
        hint={t("taxHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={value.tax}
        onChange={({ currentTarget }) => change({ tax: currentTarget.value })}
      />
      <Field
        {...form.field("bank")}
        label={t("bank")}
        hint={t("bankHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={value.bank}
        onChange={({ currentTarget }) => change({ bank: currentTarget.value })}
      />
      <CheckboxField
        {...form.field("consent")}
        label={t.rich("consent", {
          link: (words) => (
            <Link to="/globalLegal/privacyPolicy" className="link">
              {words}
            </Link>
          ),
        })}
        checked={value.consent}
        onChange={({ currentTarget }) => change({ consent: currentTarget.checked })}
      />
    </StepForm>
  );
}
