import {
  confirmAuthenticatorApp,
  type startAuthenticatorApp,
} from "@app/contract/authenticator-app";
import type { ResponseOf } from "@app/contract/endpoint";
import { lazy, Suspense, useMemo, useRef, useState, type SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { call } from "../../../lib/api-client.ts";
import { failureOf, type FormFailure } from "../../../lib/form-problems.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Problems } from "../form.tsx";
import { codeProblemsOf, type Refusals } from "../problems.ts";
import { useProblemText } from "../use-problem-text.ts";
import { inGroups } from "./in-groups.ts";

// Few people are administrators: nobody else loads what draws it.
const QrCode = lazy(async () => ({ default: (await import("../../../ui/qr-code.tsx")).QrCode }));

export type AppSecret = ResponseOf<typeof startAuthenticatorApp>;

const refusals: Refusals<"code"> = {
  wrong_code: { field: "code", text: "appCode" },
  forbidden: { text: "forbidden" },
};

/** The secret to hand to an app, and the first code that proves it got there. */
export function AppForm(props: AppSecret & { onConfirmed: () => Promise<void> }) {
  const { uri, secret, onConfirmed } = props;
  const t = useTranslations("account");
  const textOf = useProblemText();
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<FormFailure | "missing" | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const problems = useMemo(() => codeProblemsOf(failure, refusals), [failure]);
  const atField = problems.find(({ field }) => field === "code");

  const confirm = async (digits: string) => {
    if (isSending.current) return;
    if (digits.length < 6) return setFailure("missing");
    isSending.current = true;
    setFailure(null);
    setBusy(true);
    try {
      await call(confirmAuthenticatorApp, { body: { secret, code: digits } });
      await onConfirmed();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm(code);
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Problems formId="app" problems={problems} />
      <p>
        {t.rich("settings.app.scan", {
          secret: () => <Num className="font-bold">{inGroups(secret)}</Num>,
        })}
      </p>
      <div className="w-fit rounded-[22px] rounded-ee-turn bg-white p-1">
        <Suspense fallback={<Skeleton className="size-52" />}>
          <QrCode text={uri} label={t("settings.app.picture")} quietZone={4} className="size-52" />
        </Suspense>
      </div>
      <CodeField
        id="app-code"
        label={t("settings.app.codeLabel")}
        error={atField && textOf(atField)}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void confirm(digits)}
      />
      <Button type="submit" variant="ink" full busy={busy} busyLabel={t("code.checking")}>
        {t("settings.app.confirm")}
      </Button>
    </form>
  );
}
