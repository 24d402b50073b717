import { askPhoneCode, confirmPhone, type Account } from "@app/contract/account";
import type { Challenge, ChallengeAnswer } from "@app/contract/codes";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { call } from "../../../lib/api-client.ts";
import { showPhone } from "@app/contract/phone";
import { CodeForm } from "../code-form.tsx";
import { askInTime, type Proof } from "../password/use-password-again.ts";
import { PhoneForm } from "../phone/phone-form.tsx";
import { phoneRefusals } from "../phone/phone-refusals.ts";
import { Block, Saved } from "./block.tsx";
import { useEditing } from "./use-editing.ts";
import { EditingForm, ValueRow } from "./value-row.tsx";

interface NumberBlockProps {
  account: Account;
  onChanged: () => Promise<unknown>;
}

export function NumberBlock({ account: { phone }, onChanged }: NumberBlockProps) {
  const t = useTranslations("account");
  const editing = useEditing();
  return (
    <Block id="number" title={t("settings.number.title")}>
      {editing.isOpen ? (
        <EditingForm editing={editing}>
          <NewNumber
            onSaved={async () => {
              editing.save();
              await onChanged();
            }}
          />
        </EditingForm>
      ) : (
        <ValueRow editing={editing} action={t(phone ? "change" : "settings.number.add")}>
          {phone ? <Num>{showPhone(phone)}</Num> : t("settings.number.none")}
          <Saved>{editing.isSaved && t("saved")}</Saved>
        </ValueRow>
      )}
    </Block>
  );
}

const askFor = (phone: string, proof: Proof = {}): Promise<Challenge> =>
  call(askPhoneCode, { body: { phone, ...proof } });

/** It counts only once six digits have come back from it. */
function NewNumber({ onSaved }: { onSaved: () => Promise<void> }) {
  const t = useTranslations("account");
  const [sent, setSent] = useState<{ challenge: Challenge; phone: string }>();
  /** Asked for once more too late. */
  const [typed, setTyped] = useState<string>();
  const answer = async (answer: ChallengeAnswer) => {
    await call(confirmPhone, { body: answer });
    await onSaved();
  };
  const askAgain = (phone: string) =>
    askInTime(askFor(phone), () => {
      setTyped(phone);
      setSent(undefined);
    });
  return sent ? (
    <CodeForm
      challenge={sent.challenge}
      answer={answer}
      askAgain={() => askAgain(sent.phone)}
      refusals={phoneRefusals}
    />
  ) : (
    <PhoneForm
      submitLabel={t("settings.number.sendCode")}
      typed={typed}
      onSend={async (phone, proof) => setSent({ challenge: await askFor(phone, proof), phone })}
    />
  );
}
