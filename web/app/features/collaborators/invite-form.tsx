import { useId, useMemo, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { invite, type Invitation } from "./collaborators.api.ts";
import {
  bodyOf,
  problemsIn,
  problemsOf,
  type InviteField,
  type InviteProblem,
} from "./invite-input.ts";

const textIn = (data: FormData, field: InviteField): string => {
  const value = data.get(field);
  return typeof value === "string" ? value.trim() : "";
};

const useInvite = (pointId: string, onSent: (invitation: Invitation) => void) => {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly InviteProblem[]>([]);
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const data = new FormData(event.currentTarget);
    const values = { name: textIn(data, "name"), to: textIn(data, "to") };
    const found = problemsIn(values);
    setProblems(found);
    if (found.length > 0) return;
    isSending.current = true;
    setBusy(true);
    try {
      onSent(await invite(pointId, bodyOf(values)));
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { busy, problems, submit };
};

interface InviteFormProps {
  pointId: string;
  onSent: (invitation: Invitation) => void;
  onCancel: () => void;
}

export function InviteForm({ pointId, onSent, onCancel }: InviteFormProps) {
  const t = useTranslations("collaborators");
  const { busy, problems, submit } = useInvite(pointId, onSent);
  const id = useId();
  const errors = useMemo(
    () =>
      problems.map(({ field, text }) => ({
        message: t(`error.${text}`),
        ...(field && { fieldId: `${id}-${field}` }),
      })),
    [problems, id, t],
  );
  const errorAt = (field: InviteField) =>
    problems.some((one) => one.field === field) ? t(`error.${field}`) : undefined;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <title>{errors.length > 0 ? t("error.title", { title: t("invite") }) : t("invite")}</title>
      {errors.length > 0 && (
        <ErrorSummary title={t("error.summary", { count: errors.length })} errors={errors} />
      )}
      <h2 className="text-h2">{t("invite")}</h2>
      <Field
        id={`${id}-name`}
        name="name"
        label={t("name")}
        error={errorAt("name")}
        autoComplete="off"
        maxLength={60}
      />
      <Field
        id={`${id}-to`}
        name="to"
        label={t("to")}
        hint={t("toHint")}
        error={errorAt("to")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        dir="ltr"
        className="rtl:[&_input]:text-end"
      />
      <div className="grid gap-2.5">
        <Button
          type="submit"
          variant="ink"
          size="lg"
          full
          turned
          busy={busy}
          busyLabel={t("sending")}
        >
          {t("send")}
        </Button>
        <Button variant="soft" full onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
