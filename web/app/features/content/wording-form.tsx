import { directionOf, type Locale, locales } from "@app/contract/locales";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { languageNames } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { DeskForm } from "../../lib/back-office/desk-form.tsx";
import type { StepFormState } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";

interface WordingFormProps {
  form: Pick<StepFormState<string>, "busy" | "errors" | "submit" | "field">;
  heading: string;
  leave: string;
  reason: string;
  onReason: (reason: string) => void;
  onLeave: () => void;
  /** Back to the texts of the release; none while they hold. */
  restore: ((reason: string, key: string) => Promise<void>) | undefined;
  children: ReactNode;
}

/** Texts that are written in place of those of the release, why, and the way back. */
export function WordingForm(props: WordingFormProps) {
  const { form, heading, leave, reason, onReason, onLeave, restore, children } = props;
  const t = useTranslations("content");
  const [isRestoring, setRestoring] = useState(false);
  return (
    <>
      <DeskForm
        form={form}
        words={{
          save: t("save"),
          saving: t("saving"),
          leave,
          offline: t("problem.offline"),
          unsaved: t("problem.title"),
        }}
        heading={heading}
        onLeave={onLeave}
      >
        {children}
        <Field
          {...form.field("reason")}
          label={t("wording.reason")}
          hint={t("wording.reasonHint")}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      </DeskForm>
      {restore && (
        <Button variant="soft" className="mt-2.5 max-sm:w-full" onClick={() => setRestoring(true)}>
          {t("wording.restore")}
        </Button>
      )}
      {restore && isRestoring && (
        <RestoreDialog onRestore={restore} onClose={() => setRestoring(false)} />
      )}
    </>
  );
}

/** As people see it, in the language that is chosen. */
export function PreviewIn({ children }: { children: (locale: Locale) => ReactNode }) {
  const t = useTranslations("content");
  const [locale, setLocale] = useState(useLanguage());
  return (
    <section aria-label={t("wording.preview")} className="min-w-0">
      <h3 className="mb-2 text-[1.25rem]">{t("wording.preview")}</h3>
      <Tabs
        label={t("wording.preview")}
        full
        tabs={locales.map((id) => ({ id, label: languageNames[id] }))}
        current={locale}
        onChange={setLocale}
      >
        <div key={locale} lang={locale} dir={directionOf(locale)} className="bg-white">
          {children(locale)}
        </div>
      </Tabs>
    </section>
  );
}
