import { forgotPassword } from "@app/contract/password";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { call } from "../../../lib/api-client.ts";
import type { Strategy } from "../../../lib/storage.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { Field } from "../../../ui/field.tsx";
import { cleanLogin, emailRule, loginRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import { Screen, Told } from "../screen.tsx";
import { TextButton } from "../text-button.tsx";
import { useForm } from "../use-form.ts";
import { logInPaths } from "./log-in-paths.ts";

/** Asks where to send a link. Whether there is such an account is told to nobody. */
export function ForgotScreen({ strategy }: { strategy: Strategy }) {
  const t = useTranslations("account");
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Screen title={t("forgot.title")}>
      {sentTo === undefined ? (
        <ForgotForm strategy={strategy} onSent={setSentTo} />
      ) : (
        <Told
          isNews
          heading={t("forgot.sent")}
          lead={t.rich("forgot.sentText", { to: () => <Num className="font-bold">{sentTo}</Num> })}
        >
          <ButtonLink to={logInPaths[strategy]} full turned className="min-h-14">
            {t("forgot.logIn")}
          </ButtonLink>
          <TextButton icon={Pencil} onClick={() => setSentTo(undefined)}>
            {t("forgot.again")}
          </TextButton>
        </Told>
      )}
    </Screen>
  );
}

const rules = { local: { login: loginRule }, user: { login: emailRule } };

function ForgotForm(props: { strategy: Strategy; onSent: (to: string) => void }) {
  const { strategy, onSent } = props;
  const t = useTranslations("account");
  const form = useForm({
    rules: rules[strategy],
    send: async ({ login }) => {
      await call(forgotPassword, { body: { login: cleanLogin(login), strategy } });
      onSent(login.trim());
    },
  });
  return (
    <Form form={form}>
      <h1 className={headingLook}>{t("forgot.heading")}</h1>
      <p className="mt-2 text-muted">{t("forgot.lead")}</p>
      <Field
        {...form.field("login")}
        label={t(strategy === "user" ? "forgot.labelOrganisation" : "forgot.label")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        dir="ltr"
        className="mt-4"
      />
      <Button
        type="submit"
        full
        turned
        busy={form.busy}
        busyLabel={t("sending")}
        className="mt-4 min-h-14"
      >
        {t("email.sendLink")}
      </Button>
      <Link to={logInPaths[strategy]} className="link mt-2 inline-block py-3">
        {t("forgot.logIn")}
      </Link>
    </Form>
  );
}
