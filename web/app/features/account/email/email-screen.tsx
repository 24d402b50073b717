import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Problems } from "../form.tsx";
import { Resend } from "../resend.tsx";
import { Screen, Told } from "../screen.tsx";
import { TextButton } from "../text-button.tsx";
import type { Proof } from "../password/use-password-again.ts";
import { useAccount } from "../use-account.ts";
import { EmailForm } from "./email-form.tsx";
import { useEmailLink } from "./use-email-link.ts";
import { useWatch } from "./use-watch.ts";

const lookEveryMs = 10_000;

/** Waits for a link to be opened, on this phone or another. */
export function EmailScreen({ onLook }: { onLook: () => Promise<unknown> }) {
  const t = useTranslations("account");
  const isOnline = useOnline();
  const { account, hasFailed, reload } = useAccount();
  const [isChanging, setChanging] = useState(false);
  const link = useEmailLink();
  const sentTo = account?.awaitedEmail ?? account?.email;
  useWatch(onLook, lookEveryMs);

  const changeAddress = async (email: string, proof: Proof) => {
    await link.send(email, proof);
    await reload();
    setChanging(false);
  };

  return (
    <Screen title={t("email.title")}>
      {!isOnline && (
        <Notice tone="warning" className="mb-4">
          {t("needsConnection")}
        </Notice>
      )}
      {!account && (hasFailed ? <Failed onRetry={reload} /> : <Waiting />)}
      {account && (isChanging || !sentTo) && (
        <EmailForm
          label={t("email.newHeading")}
          isHeading
          hint={t("email.newHint")}
          submitLabel={t("email.sendLink")}
          onSend={changeAddress}
        />
      )}
      {sentTo && !isChanging && (
        <>
          <Problems formId="email" problems={link.problems} />
          <Told
            heading={t("email.heading")}
            lead={t.rich("email.lead", { to: () => <Num className="font-bold">{sentTo}</Num> })}
          />
          <p className="mt-2 text-muted">{t("email.spam")}</p>
          <div className="mt-4 grid justify-items-start">
            <Resend
              of="email"
              {...link}
              onResend={() => link.resend(account?.awaitedEmail ?? undefined)}
            />
            <TextButton icon={Pencil} onClick={() => setChanging(true)}>
              {t("email.change")}
            </TextButton>
          </div>
        </>
      )}
    </Screen>
  );
}

/** The same frame before anybody is known: what the server sends. */
export function EmailWaiting() {
  const t = useTranslations("account");
  return (
    <Screen title={t("email.title")}>
      <Waiting />
    </Screen>
  );
}

function Waiting() {
  const t = useTranslations("account");
  return (
    <Told heading={t("email.heading")}>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-2/3" />
    </Told>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("account");
  return (
    <Told heading={t("email.heading")}>
      <Notice tone="problem">{t("failed")}</Notice>
      <Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>
    </Told>
  );
}
