import type { Reward } from "@app/contract/rewards";
import { shownTokens } from "@app/contract/tokens";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { ExchangeSheet } from "./exchange-sheet.tsx";
import { GoalMeter } from "./goal-meter.tsx";
import { ToGo } from "./goal-tile.tsx";
import { isSoldOut } from "./goal.ts";
import { type ExchangeProblem, mostOf } from "./use-exchange.ts";
import { useRewardWords } from "./use-reward-words.ts";
import type { LogIn, Person } from "./with-person.tsx";

interface ExchangePartProps {
  reward: Reward;
  person: Person;
  logIn: LogIn;
  onExchanged: (voucherId: string) => void;
  onUnconfirmed: () => void;
  onRefused: (problem: ExchangeProblem) => void;
}

/** How many, what it leaves, and the one button. */
export function ExchangePart(props: ExchangePartProps) {
  const { reward, person, logIn } = props;
  const t = useTranslations("rewards");
  const { balance } = person;
  if (isSoldOut(reward)) {
    return (
      <Notice tone="warning" className="mt-5">
        {t("soldOut")}
      </Notice>
    );
  }
  if (person.kind === "waiting") {
    return (
      <Bar>
        <Skeleton className="h-16" />
      </Bar>
    );
  }
  if (person.kind === "visitor") {
    return <Bar note={t("visitor.exchange")}>{logIn("primary")}</Bar>;
  }
  if (person.kind === "other") {
    return (
      <Bar note={t("other")}>
        <ButtonLink to="/?become=citizen" full turned>
          {t("become")}
        </ButtonLink>
      </Bar>
    );
  }
  if (balance !== undefined && balance < reward.price) {
    return <NotEnough reward={reward} balance={balance} petRate={person.petRate} />;
  }
  return <Choosing {...props} />;
}

interface NotEnoughProps {
  reward: Reward;
  balance: number;
  petRate: number | null | undefined;
}

function NotEnough({ reward, balance, petRate }: NotEnoughProps) {
  const t = useTranslations("rewards");
  return (
    <>
      <div className="mt-5 rounded-medium rounded-ee-[34px] bg-white px-5 py-4">
        <GoalMeter reward={reward} balance={balance} className="mb-2" />
        <ToGo price={reward.price} balance={balance} petRate={petRate} />
      </div>
      <Bar>
        <ButtonLink to="/consumer" full turned size="lg">
          {t("findPoint")}
        </ButtonLink>
      </Bar>
    </>
  );
}

function Choosing(props: ExchangePartProps) {
  const { reward, person, onUnconfirmed, onRefused } = props;
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const { balance } = person;
  const [quantity, setQuantity] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  const total = reward.price * quantity;
  const isTooMuch = balance !== undefined && balance < total;

  const open = () => {
    if (!isOnline || isTooMuch) return;
    // The code screen first, and back here.
    if (person.isConfirmed === false) onUnconfirmed();
    else setOpen(true);
  };

  return (
    <>
      <Quantity reward={reward} quantity={quantity} onChange={setQuantity} />
      {balance !== undefined && !isTooMuch && (
        <div className="mt-5">
          <BeforeAfter balance={balance} total={total} />
        </div>
      )}
      {isTooMuch && (
        <div role="status" className="mt-5">
          <ToGo price={total} balance={balance} petRate={person.petRate} />
        </div>
      )}
      <Bar note={isOnline ? undefined : t("needsConnection")}>
        <Button
          full
          turned
          size="lg"
          aria-disabled={!isOnline || isTooMuch}
          className="justify-between!"
          onClick={open}
        >
          <span>{t("exchange")}</span>
          <span>{words.tokens(shownTokens(total))}</span>
        </Button>
      </Bar>
      {isOpen && (
        <ExchangeSheet
          {...props}
          quantity={quantity}
          balance={balance}
          onRefused={(problem) => {
            setOpen(false);
            onRefused(problem);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface QuantityProps {
  reward: Reward;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Quantity({ reward, quantity, onChange }: QuantityProps) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const { whole } = useNumbers();
  const most = mostOf(reward);
  if (most === 1) return null;
  return (
    <Stepper
      className="mt-5"
      isBeside
      label={t("quantity.label")}
      hint={words.stock(reward)}
      value={quantity}
      max={most}
      decreaseLabel={t("quantity.less")}
      increaseLabel={t("quantity.more")}
      limitText={t("quantity.limit", { most: whole(most) })}
      onChange={onChange}
    />
  );
}

/** Under the thumb on a phone, under the text where there is room. */
function Bar({ note, children }: { note?: string | undefined; children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="min-h-6 flex-1 lg:flex-none" />
      <div className="sticky bottom-(--bottom-bar) z-2 -mx-page border-t-[1.5px] border-line bg-white px-page pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
        {note && <p className="mb-2 text-[0.9375rem] font-semibold">{note}</p>}
        {children}
      </div>
    </>
  );
}
