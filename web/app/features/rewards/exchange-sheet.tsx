import { readPhone, showPhone } from "@app/contract/phone";
import type { Reward } from "@app/contract/rewards";
import { shownTokens } from "@app/contract/tokens";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { fetchOwnPhone } from "./rewards.api.ts";
import { type ExchangeProblem, useExchange } from "./use-exchange.ts";
import { useRewardWords } from "./use-reward-words.ts";

interface ExchangeSheetProps {
  reward: Reward;
  quantity: number;
  balance: number | undefined;
  onExchanged: (voucherId: string) => void;
  onUnconfirmed: () => void;
  onRefused: (problem: ExchangeProblem) => void;
  onClose: () => void;
}

/** The person's own number, unless they write another. */
const usePhone = (isWanted: boolean) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [own, setOwn] = useState("");
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    fetchOwnPhone().then(
      (phone) => setOwn(phone ? showPhone(phone) : ""),
      () => undefined,
    );
  }, [isWanted]);
  const value = typed ?? own;
  return {
    value,
    isWrong,
    write: (text: string) => {
      setTyped(text);
      setWrong(false);
    },
    /** The number, or null with the field marked. */
    read: (): string | null => {
      const phone = readPhone(value);
      setWrong(phone === null);
      return phone;
    },
  };
};

/** The last look before tokens leave the balance. */
export function ExchangeSheet(props: ExchangeSheetProps) {
  const { reward, quantity, balance, onClose } = props;
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const formId = useId();
  const asksPhone = reward.kind === "phone_credit";
  const phone = usePhone(asksPhone);
  const { send, isBusy, problem } = useExchange(props);
  const total = reward.price * quantity;

  const submit = () => {
    if (isBusy) return;
    const number = asksPhone ? phone.read() : undefined;
    if (number !== null) send(number);
  };

  return (
    <Dialog
      title={t("sheet.title", { tokens: words.tokens(shownTokens(total)) })}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} full turned busy={isBusy} busyLabel={t("sending")}>
            {t("sheet.confirm")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("sheet.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-[1.0625rem]">
          <bdi>
            {quantity > 1
              ? t("sheet.pieces", { quantity, name: words.name(reward) })
              : words.name(reward)}
          </bdi>
        </p>
        {asksPhone && (
          <PhoneField
            label={t("phone.label")}
            hint={t("phone.hint")}
            value={phone.value}
            error={phone.isWrong ? t("phone.wrong") : undefined}
            onChange={(event) => phone.write(event.currentTarget.value)}
          />
        )}
        {balance !== undefined && <BeforeAfter balance={balance} total={total} />}
        {problem && <SheetProblem problem={problem} />}
      </form>
    </Dialog>
  );
}

function SheetProblem({ problem }: { problem: ExchangeProblem }) {
  const t = useTranslations("rewards");
  return (
    <Notice
      tone="problem"
      {...(problem === "alreadySent" && {
        action: (
          <Link to="/marketplace/vouchers" className="link inline-flex min-h-11 items-center">
            {t("myVouchers")}
          </Link>
        ),
      })}
    >
      {t(`problem.${problem}`)}
    </Notice>
  );
}
