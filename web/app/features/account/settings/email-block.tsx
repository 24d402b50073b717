import type { Account } from "@app/contract/account";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { EmailForm } from "../email/email-form.tsx";
import { useEmailLink } from "../email/use-email-link.ts";
import { Problems } from "../form.tsx";
import type { Proof } from "../password/use-password-again.ts";
import { Resend } from "../resend.tsx";
import { Block } from "./block.tsx";
import { useEditing } from "./use-editing.ts";
import { EditingForm, ValueRow } from "./value-row.tsx";

interface EmailBlockProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

/** The address whose link has not been opened: a new one, or the only one. */
const waitingFor = ({ awaitedEmail, email, emailConfirmed }: Account): string | null =>
  awaitedEmail ?? (emailConfirmed ? null : email);

/** A new address counts once its link has been opened; until then the old one stays. */
export function EmailBlock({ account, onChanged }: EmailBlockProps) {
  const t = useTranslations("account");
  const editing = useEditing();
  const link = useEmailLink();

  const change = async (email: string, proof: Proof) => {
    await link.send(email, proof);
    editing.close();
    await onChanged();
  };

  return (
    <Block id="email" title={t("settings.email.title")}>
      {editing.isOpen ? (
        <EditingForm editing={editing}>
          <EmailForm
            label={t("email.field")}
            hint={t("email.newHint")}
            submitLabel={t("email.sendLink")}
            onSend={change}
          />
        </EditingForm>
      ) : (
        <>
          <ValueRow editing={editing} action={t(account.email ? "change" : "settings.email.add")}>
            <CurrentAddress {...account} />
          </ValueRow>
          <Waiting email={waitingFor(account)} isNew={account.awaitedEmail !== null} link={link} />
        </>
      )}
    </Block>
  );
}

function CurrentAddress({ email, emailConfirmed }: Account) {
  const t = useTranslations("account");
  if (email === null) return t("settings.email.none");
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Num className="min-w-0 wrap-anywhere">{email}</Num>
      <Chip tone={emailConfirmed ? "green" : "line"}>
        {t(emailConfirmed ? "settings.email.confirmed" : "settings.email.unconfirmed")}
      </Chip>
    </span>
  );
}

interface WaitingProps {
  email: string | null;
  /** Not the person's address yet, so it has to be named when asking again. */
  isNew: boolean;
  link: ReturnType<typeof useEmailLink>;
}

function Waiting({ email, isNew, link }: WaitingProps) {
  const t = useTranslations("account");
  if (email === null) return null;
  return (
    <Notice tone="info" className="mt-3">
      <Problems formId="email" problems={link.problems} />
      <p>
        {t.rich("settings.email.waiting", { to: () => <Num className="font-bold">{email}</Num> })}
      </p>
      <Resend of="email" {...link} onResend={() => link.resend(isNew ? email : undefined)} />
    </Notice>
  );
}
