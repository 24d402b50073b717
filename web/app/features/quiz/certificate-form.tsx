import { schoolMonths } from "@app/contract/privacy";
import { Award } from "lucide-react";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useStepForm } from "../../lib/use-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import { problemsIn, problemsOf, type PupilField, type PupilText } from "./certificate-problems.ts";
import { getCertificate } from "./quiz.api.ts";
import type { RoundScreenProps } from "./score-screen.tsx";

/** A first name and a school; the server marks the answers and gives the number. */
export function CertificateForm({ round, state }: RoundScreenProps) {
  const t = useTranslations("quiz");
  const navigate = useNavigate();
  const [pupil, setPupil] = useState({ firstName: "", school: "" });
  const text = useCallback((problem: PupilText) => t(`problem.${problem}`), [t]);
  const form = useStepForm<PupilField, PupilText>({
    name: "pupil",
    check: () => problemsIn(pupil),
    send: async () => {
      const { key, level, answers } = round;
      const { number } = await getCertificate(key, { level, ...pupil, answers });
      await navigate(`/NextGenGreen/certificate/${number}`);
    },
    problemsOf,
    text,
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      className="wrap max-w-[40rem] pt-6 pb-10 lg:pt-12"
    >
      {form.errors.length > 0 && (
        <div className="mb-5">
          <ErrorSummary
            title={
              form.errors.some(({ fieldId }) => fieldId) ? t("problem.title") : t("problem.unsent")
            }
            errors={form.errors}
          />
        </div>
      )}
      <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
        {t("certificate.ask")}
      </h1>
      <p className="mt-2 text-muted">{t("certificate.askLead")}</p>
      <div className="mt-6 grid gap-5">
        <Field
          {...form.field("firstName")}
          label={t("certificate.firstName")}
          autoComplete="off"
          maxLength={30}
          dir="auto"
          value={pupil.firstName}
          onChange={({ currentTarget }) => setPupil({ ...pupil, firstName: currentTarget.value })}
        />
        <Field
          {...form.field("school")}
          label={t("certificate.school")}
          hint={t("certificate.schoolHint")}
          autoComplete="off"
          maxLength={80}
          dir="auto"
          value={pupil.school}
          onChange={({ currentTarget }) => setPupil({ ...pupil, school: currentTarget.value })}
        />
      </div>
      <p className="mt-4 text-small text-muted">
        {t("certificate.keeping", { months: schoolMonths })}
      </p>
      <Button
        type="submit"
        size="lg"
        turned
        full
        className="mt-5"
        busy={form.busy}
        busyLabel={t("certificate.making")}
      >
        <Award className="size-6" aria-hidden="true" />
        {t("certificate.get")}
      </Button>
      <Button variant="ghost" full className="mt-3" onClick={state.back}>
        {t("back")}
      </Button>
    </form>
  );
}
