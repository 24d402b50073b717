import { schoolMonths } from "@app/contract/privacy";
import { readPhone, showPhone } from "@app/contract/phone";
import { Send, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnline } from "../../lib/use-online.ts";
import { placeOptions, usePlaces } from "../../lib/use-places.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { headingLook } from "../../ui/field-frame.tsx";
import type { ApplicationDraft } from "./application.ts";
import { monthName } from "./month-name.ts";
import { useApplicationForm, useFormWords, useSending } from "./use-application.ts";

interface CheckStepProps {
  value: ApplicationDraft;
  onSent: (reference: string) => void;
}

/** Everything that was answered, each page with its way back, and the one button that sends it. */
export function CheckStep({ value, onSent }: CheckStepProps) {
  const t = useTranslations("schools.form");
  const words = useFormWords();
  const sendDraft = useSending();
  const isOnline = useOnline();
  const form = useApplicationForm({
    check: () => [],
    send: async () => onSent(await sendDraft(value)),
  });
  const Icon = isOnline ? Send : WifiOff;
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-3">
      <title>{form.errors.length > 0 ? words.errorTitle : words.title}</title>
      {form.errors.length > 0 && (
        <div className="mb-4">
          <ErrorSummary title={words.unsent} errors={form.errors} />
        </div>
      )}
      <h1 tabIndex={-1} className={`${headingLook} outline-none`}>
        {t("check.heading")}
      </h1>
      <p className="mt-2 text-muted">{t("check.lead")}</p>
      <Answers value={value} />
      <p className="mt-5 text-small text-muted">
        {t.rich("keeping", {
          months: schoolMonths,
          policy: (text) => (
            <Link to="/globalLegal/privacyPolicy" className="underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button
        type="submit"
        variant={isOnline ? "primary" : "soft"}
        full
        turned
        busy={form.busy}
        busyLabel={t("check.sending")}
        className="mt-4 min-h-16"
      >
        {isOnline ? t("check.send") : t("noNetwork")}
        <Icon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </form>
  );
}

const nameIn = (options: readonly { value: string; label: string }[], code: string): string =>
  options.find(({ value }) => value === code)?.label ?? "";

function Answers({ value }: { value: ApplicationDraft }) {
  const t = useTranslations("schools");
  const language = useLanguage();
  const script = language === "ar" ? "ar" : "fr";
  const wilayas = placeOptions(usePlaces("all").items, script);
  const communes = placeOptions(usePlaces(value.wilaya).items, script);
  const months = value.months.map((month) => monthName(month, language));
  return (
    <dl className="mt-5 border-t-2 border-ink">
      <Part step={1} title={t("form.school.heading")}>
        <p className="font-bold">
          <bdi>{value.schoolName}</bdi>
        </p>
        <p>{t(`level.${value.level as "primary"}`)}</p>
        <p>{t(`form.school.sectors.${value.sector as "public"}`)}</p>
        <p>
          {nameIn(communes, value.communeCode)}, {nameIn(wilayas, value.wilaya)}
        </p>
        <p>{t("form.check.pupils", { classes: value.classes, pupils: value.pupils })}</p>
      </Part>
      <Part step={2} title={t("form.teacher.heading")}>
        <p className="font-bold">
          <bdi>{value.teacherName}</bdi>
        </p>
        <p>{t(`form.teacher.roles.${value.role as "teacher"}`)}</p>
        <p>
          <Num>{showPhone(readPhone(value.phone) ?? value.phone)}</Num>
        </p>
        <p className="wrap-anywhere">
          <Num>{value.email}</Num>
        </p>
        <p>{new Intl.ListFormat(language, { style: "narrow" }).format(months)}</p>
        <p>
          {t("form.teacher.yard")} {t(`form.teacher.yards.${value.yard as "yes"}`)}
        </p>
        {value.message && (
          <p className="whitespace-pre-line">
            <bdi>{value.message}</bdi>
          </p>
        )}
      </Part>
    </dl>
  );
}

function Part({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const t = useTranslations("schools");
  return (
    <div className="border-b-[1.5px] border-line py-4">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="text-[1.1875rem] font-bold">{title}</span>
        <Link
          to={step === 1 ? "." : `?step=${step}`}
          aria-label={t("changePart", { part: title })}
          className="link -my-2.5 inline-flex min-h-11 items-center"
        >
          {t("change")}
        </Link>
      </dt>
      <dd className="mt-1 grid gap-1">{children}</dd>
    </div>
  );
}
