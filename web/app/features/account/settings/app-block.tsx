import type { Account } from "@app/contract/account";
import { startAuthenticatorApp } from "@app/contract/authenticator-app";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "../../../lib/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Problems } from "../form.tsx";
import { problemsOf, type Problem } from "../problems.ts";
import { TextButton } from "../text-button.tsx";
import { type AppSecret, AppForm } from "./app-form.tsx";
import { Block, Saved } from "./block.tsx";

interface AppBlockProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

/** The app whose code an administrator's log-in asks for. */
export function AppBlock({ account: { hasApp, needsApp }, onChanged }: AppBlockProps) {
  const t = useTranslations("account");
  const [secret, setSecret] = useState<AppSecret>();
  const [isSaved, setSaved] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  if (!hasApp && !needsApp) return null;

  const start = async () => {
    setBusy(true);
    setSaved(false);
    try {
      setSecret(await call(startAuthenticatorApp));
      setProblems([]);
    } catch (error) {
      setProblems(problemsOf(error, {}));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Block id="app" title={t("settings.app.title")}>
      <Problems formId="app" problems={problems} />
      {secret ? (
        <>
          <AppForm
            {...secret}
            onConfirmed={async () => {
              setSecret(undefined);
              setSaved(true);
              await onChanged();
            }}
          />
          <TextButton icon={X} onClick={() => setSecret(undefined)}>
            {t("cancel")}
          </TextButton>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t(hasApp ? "settings.app.has" : "settings.app.needs")}</p>
          <Saved>{isSaved && t("saved")}</Saved>
          <Button
            variant={hasApp ? "soft" : "ink"}
            busy={busy}
            busyLabel={t("loading")}
            onClick={() => void start()}
          >
            {t(hasApp ? "settings.app.replace" : "settings.app.start")}
          </Button>
        </div>
      )}
    </Block>
  );
}
