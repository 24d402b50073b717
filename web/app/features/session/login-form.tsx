import { useId, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import {
  cleanLogin,
  missingIn,
  problemOf,
  type LoginField,
  type LoginProblem,
} from "./login-input.ts";
import { session, useSession } from "./session-store.ts";

/** Numbers, addresses and passwords run from the left, and sit where reading starts. */
const latinField = "rtl:[&_input]:text-end";

const textIn = (data: FormData, field: LoginField): string => {
  const value = data.get(field);
  return typeof value === "string" ? value : "";
};

const useLogin = () => {
  const { busy } = useSession();
  const [problems, setProblems] = useState<readonly LoginProblem[]>([]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const input = { login: cleanLogin(textIn(data, "login")), password: textIn(data, "password") };
    const missing = missingIn(input);
    setProblems(missing);
    if (missing.length > 0) return;
    try {
      await session.login(input);
    } catch (error) {
      setProblems([problemOf(error)]);
    }
  };

  return { busy, problems, submit };
};

interface LoginFormProps {
  /** Of the browser's tab; it also says when something needs fixing. */
  title: string;
  heading: string;
  variant: ButtonVariant;
  /** The look of what stands around the fields. */
  box: string;
}

/** One form for the three doors. Fields are not controlled: what is typed early is never lost. */
export function LoginForm({ title, heading, variant, box }: LoginFormProps) {
  const t = useTranslations("session");
  const { busy, problems, submit } = useLogin();
  const id = useId();
  const fieldId = (field: LoginField) => `${id}-${field}`;
  const hasProblems = problems.length > 0;
  const missingText = (field: LoginField) => {
    const problem = problems.find((one) => one.field === field && one.text !== "wrong");
    return problem && t(`error.${problem.text}`);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <title>{hasProblems ? t("error.title", { title }) : title}</title>
      {hasProblems && (
        <ErrorSummary
          title={t("error.summary", { count: problems.length })}
          errors={problems.map(({ field, text }) => ({
            message: t(`error.${text}`),
            ...(field && { fieldId: fieldId(field) }),
          }))}
        />
      )}
      <h1 className="text-[2.125rem] tracking-[-0.03em] lg:text-h1">{heading}</h1>
      <div className={classNames("flex flex-col gap-4", box)}>
        <Field
          id={fieldId("login")}
          name="login"
          label={t("login")}
          error={missingText("login")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          dir="ltr"
          className={latinField}
        />
        <PasswordField
          id={fieldId("password")}
          name="password"
          label={t("password.label")}
          error={missingText("password")}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          maxLength={128}
          className={latinField}
        />
        <Button
          type="submit"
          variant={variant}
          full
          turned
          busy={busy}
          busyLabel={t("sending")}
          className="mt-2 min-h-14"
        >
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
