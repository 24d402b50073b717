import {
  type PaymentInput,
  paymentInputSchema,
  registerKinds,
  type TransporterProfile,
} from "@app/contract/transporter-profile";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StepForm } from "../../lib/step-form.tsx";
import { tabStore } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { savePayment } from "./driver.api.ts";
import { paymentBody, paymentDraft } from "./drafts.ts";
import { problemsIn } from "./problems.ts";
import { useFileForm, useStepWords } from "./use-file-form.ts";

interface PaymentStepProps {
  file: TransporterProfile;
  onSaved: () => Promise<unknown>;
}

/** Under which register the driver works, and the account that is paid. */
export function PaymentStep({ file, onSaved }: PaymentStepProps) {
  const t = useTranslations("driver.payment");
  // Numbers of a bank are not kept longer than the tab.
  const draft = useDraftState(tabStore, "draft.driver.payment", paymentDraft(file.payment));
  const { value, change } = draft;
  const words = useStepWords();
  const form = useFileForm({
    check: () => problemsIn(paymentInputSchema, paymentBody(value)),
    send: async () => {
      await savePayment(paymentBody(value) as PaymentInput);
      draft.clear();
      await onSaved();
    },
  });
  return (
    <StepForm form={form} words={words} heading={t("heading")} lead={t("lead")}>
      <ListField
        {...form.field("registerKind")}
        label={t("registerKind")}
        placeholder={t("choose")}
        options={registerKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={value.registerKind}
        onChange={({ currentTarget }) =>
          change({
            registerKind: registerKinds.find((kind) => kind === currentTarget.value) ?? "",
          })
        }
      />
      <Field
        {...form.field("registerNumber")}
        label={t("registerNumber")}
        hint={t("registerNumberHint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={value.registerNumber}
        onChange={({ currentTarget }) => change({ registerNumber: currentTarget.value })}
      />
      <Field
        {...form.field("registerUntil")}
        label={t("registerUntil")}
        type="date"
        dir="ltr"
        value={value.registerUntil}
        onChange={({ currentTarget }) => change({ registerUntil: currentTarget.value })}
      />
      <Field
        {...form.field("bankAccount")}
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
