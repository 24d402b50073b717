import { contactMessageLimits, contactTopics, type ContactTopic } from "@app/contract/contact";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useDraft } from "../../lib/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { ListField } from "../../ui/list-field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  /** The door somebody came through already says what it is about. */
  topic: ContactTopic | undefined;
  onSent: (reference: string) => void;
}

type ContactFormState = ReturnType<typeof useContactForm>;

export function ContactForm({ topic, onSent }: ContactFormProps) {
  const t = useTranslations("contact");
  const { ref: draft, clear } = useDraft("contact");
  const form = useContactForm((reference) => {
    clear();
    onSent(reference);
  });
  return (
    <form
      ref={draft}
      method="post"
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <title>
        {form.problems.length > 0 ? t("errorTitle", { title: t("title") }) : t("title")}
      </title>
      <Problems form={form} />
      <ListField
        {...form.field("topic")}
        label={t("field.topic")}
        placeholder={t("choose")}
        defaultValue={topic ?? ""}
        options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
      />
      <Field
        {...form.field("name")}
        label={t("field.name")}
        autoComplete="name"
        maxLength={120}
        dir="auto"
      />
      <Field
        {...form.field("contact")}
        label={t("field.contact")}
        hint={t("hint.contact")}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        dir="ltr"
      />
      <TextAreaField
        {...form.field("message")}
        label={t("field.message")}
        hint={t("hint.message", { max: contactMessageLimits.max })}
        maxLength={contactMessageLimits.max}
        dir="auto"
      />
      <div>
        <p className="text-small text-muted">
          {t.rich("keeping", {
            policy: (text) => (
              <Link to="/globalLegal/privacyPolicy" className="underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
        <Button
          type="submit"
          turned
          busy={form.busy}
          busyLabel={t("sending")}
          className="mt-4 min-h-14 max-sm:w-full sm:px-10"
        >
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

function Problems({ form: { id, problems, textOf } }: { form: ContactFormState }) {
  const t = useTranslations("contact");
  const errors = useMemo(
    () =>
      problems.map((problem) => ({
        message: textOf(problem),
        ...(problem.field && { fieldId: `${id}-${problem.field}` }),
      })),
    [problems, id, textOf],
  );
  if (errors.length === 0) return null;
  return <ErrorSummary title={t("summary", { count: errors.length })} errors={errors} />;
}
