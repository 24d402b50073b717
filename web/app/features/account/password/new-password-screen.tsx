import { setNewPassword } from "@app/contract/password";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError, call } from "../../../lib/api-client.ts";
import type { Strategy } from "../../../lib/storage.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { headingLook } from "../../../ui/field-frame.tsx";
import { passwordRule } from "../field-rules.ts";
import { Form } from "../form.tsx";
import type { Refusals } from "../problems.ts";
import { Screen, Told } from "../screen.tsx";
import { useForm } from "../use-form.ts";
import { logInPaths } from "./log-in-paths.ts";
import { NewPasswordField } from "./new-password-field.tsx";

type Outcome = { kind: "dead" } | { kind: "done"; strategy: Strategy };

/** Opened from a link; without its secret there is nothing to do here. */
export function NewPasswordScreen({ token }: { token: string | undefined }) {
  const t = useTranslations("account");
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Screen title={t("newPassword.title")}>
      {token === undefined && <NoLink kind="missing" />}
      {token !== undefined && !outcome && <NewPasswordForm token={token} onOutcome={setOutcome} />}
      {outcome?.kind === "dead" && <NoLink kind="dead" />}
      {outcome?.kind === "done" && (
        <Told isNews heading={t("newPassword.done")} lead={t("newPassword.doneText")}>
          <ButtonLink to={logInPaths[outcome.strategy]} full turned className="min-h-14">
            {t("newPassword.logIn")}
          </ButtonLink>
        </Told>
      )}
    </Screen>
  );
}

function NoLink({ kind }: { kind: "dead" | "missing" }) {
  const t = useTranslations("account");
  return (
    <Told
      isNews={kind === "dead"}
      heading={t(`newPassword.${kind}`)}
      lead={t(`newPassword.${kind}Text`)}
    >
      <ButtonLink to="/forgotPassword" full turned className="min-h-14">
        {t("newPassword.ask")}
      </ButtonLink>
    </Told>
  );
}

const rules = { password: passwordRule };
const refusals: Refusals<"password"> = {
  weak_password: { field: "password", text: "weakPassword" },
};

/** A secret that was cut short is refused by name of its field; the person did nothing wrong. */
const isDead = (error: unknown): boolean =>
  error instanceof ApiError && (error.name === "link_dead" || "token" in error.errors);

function NewPasswordForm(props: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const { token, onOutcome } = props;
  const t = useTranslations("account");
  const form = useForm({
    rules,
    refusals,
    send: async ({ password }) => {
      try {
        const { strategy } = await call(setNewPassword, { body: { token, password } });
        onOutcome({ kind: "done", strategy });
      } catch (error) {
        if (!isDead(error)) throw error;
        onOutcome({ kind: "dead" });
      }
    },
  });
  return (
    <Form form={form}>
      <h1 className={headingLook}>{t("newPassword.heading")}</h1>
      <NewPasswordField {...form.field("password")} className="mt-4" />
      <Button
        type="submit"
        full
        turned
        busy={form.busy}
        busyLabel={t("saving")}
        className="mt-4 min-h-14"
      >
        {t("newPassword.submit")}
      </Button>
    </Form>
  );
}
