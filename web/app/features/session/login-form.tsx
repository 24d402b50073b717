import { MessageSquare } from "lucide-react";
import { useId, useRef, type SubmitEvent } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { headingLook } from "../../ui/field-frame.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { type Door, doorLooks } from "./doors.ts";
import { cleanLogin, type LoginField } from "./login-input.ts";
import { LoginProblems } from "./login-problems.tsx";
import { useLoginText } from "./use-login-text.ts";
import type { useLogin } from "./use-login.ts";

const textIn = (form: HTMLFormElement, field: LoginField): string => {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
};

type LoginFormProps = Pick<
  ReturnType<typeof useLogin>,
  "askForCode" | "busy" | "isAskingForCode" | "logIn" | "login" | "problems"
> & { door: Door };

/** One form for the three doors. Fields are not controlled: what is typed early is never lost. */
export function LoginForm(props: LoginFormProps) {
  const { askForCode, busy, isAskingForCode, logIn, login, problems, door } = props;
  const t = useTranslations("session");
  const textOf = useLoginText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fieldId = (field: LoginField) => `${id}-${field}`;
  const errorAt = (field: LoginField) => {
    // Beside the fields it would say which of the two was wrong.
    const problem = problems.find((one) => one.field === field && one.text !== "wrong");
    return problem && textOf(problem);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    void logIn({
      login: cleanLogin(textIn(currentTarget, "login")),
      password: textIn(currentTarget, "password"),
    });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <LoginProblems problems={problems} formId={id} title={t(`title.${door}`)} />
      <h1 className={headingLook}>{t(`heading.${door}`)}</h1>
      <div className={classNames("mt-3.5 flex flex-1 flex-col lg:mt-7", doorLooks[door].box)}>
        <Field
          id={fieldId("login")}
          name="login"
          label={t("login")}
          error={errorAt("login")}
          defaultValue={login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          dir="ltr"
          className="[&_.field-box]:min-h-13"
        />
        <PasswordField
          id={fieldId("password")}
          name="password"
          label={t("password.label")}
          error={errorAt("password")}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          maxLength={128}
          aside={
            <Link to="/forgotPassword" className="link -my-3 py-3 text-small decoration-[1.5px]">
              {t("forgotten")}
            </Link>
          }
          className="mt-3 lg:mt-4 [&_.field-box]:min-h-13"
        />
        <div className="mt-auto grid gap-2 pt-4 lg:pt-5">
          <Button
            type="submit"
            variant={doorLooks[door].button}
            full
            turned
            busy={busy}
            busyLabel={t("sending")}
            className="min-h-14"
          >
            {t("submit")}
          </Button>
          <Button
            variant="soft"
            full
            busy={isAskingForCode}
            busyLabel={t("useCodeSending")}
            onClick={() =>
              form.current && void askForCode(cleanLogin(textIn(form.current, "login")))
            }
          >
            <MessageSquare className="size-5" aria-hidden="true" />
            {t("useCode")}
          </Button>
        </div>
      </div>
    </form>
  );
}
