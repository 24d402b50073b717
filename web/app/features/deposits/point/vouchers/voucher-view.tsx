import { type GivenVoucher, voucherLabel, type VoucherStatus } from "@app/contract/vouchers";
import { Check, CircleAlert, type LucideIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../../../i18n/when.ts";
import { rewardName } from "../../../../lib/reward-name.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Wall } from "../../../../ui/wall.tsx";
import { GivingProblemLine } from "./giving-problem-line.tsx";
import type { Giving } from "./use-giving.ts";
import { voucherWall } from "./voucher-wall.ts";

const looks: Record<VoucherStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  ready: { tone: "green", Icon: Check },
  received: { tone: "red", Icon: CircleAlert },
  expired: { tone: "line", Icon: X },
  cancelled: { tone: "line", Icon: X },
};

/** What the voucher is good for, and the one button; or why there is none. */
export function VoucherView({ giving, voucher }: { giving: Giving; voucher: GivenVoucher }) {
  const t = useTranslations("shop.voucher");
  const { state, give, chooseWay } = giving;
  const isReady = voucher.status === "ready";
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-5">
      <Wall
        tiles={voucherWall}
        className="grid-cols-6 overflow-hidden rounded-t-medium [@media(height<44rem)]:hidden"
      />
      <Facts voucher={voucher} />
      {!isReady && <Over voucher={voucher} />}
      <div className="mt-auto grid gap-2">
        <GivingProblemLine problem={state.problem} />
        {isReady && (
          <>
            <p className="text-small text-muted">{t("giveHint")}</p>
            <Button
              variant="accent"
              size="lg"
              full
              turned
              busy={state.isBusy}
              busyLabel={t("giving")}
              data-testid="give-voucher"
              onClick={() => void give()}
            >
              <Check className="size-6" aria-hidden="true" />
              {t("give")}
            </Button>
          </>
        )}
        <Button variant="soft" full onClick={() => chooseWay(state.way)}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}

function Facts({ voucher }: { voucher: GivenVoucher }) {
  const t = useTranslations("shop.voucher");
  const language = useLanguage();
  const { whole } = useNumbers();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, quantity, citizenName, code, expiresAt } = voucher;
  const { tone, Icon } = looks[status];
  // A reader hears what it is, and a keyboard goes on from here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3
        ref={heading}
        tabIndex={-1}
        className="text-[1.75rem] leading-tight break-words outline-none rtl:leading-snug"
      >
        <bdi>{rewardName(voucher.rewardName, language) || t("unnamed")}</bdi>
      </h3>
      <Chip tone={tone} icon={<Icon aria-hidden="true" />} className="mt-2">
        {t(`status.${status}`)}
      </Chip>
      <dl className="mt-3 border-t-2 border-ink">
        <Fact name={t("quantity")}>
          <span className="text-[1.5rem] font-extrabold">
            {t("pieces", { count: quantity, shown: whole(quantity) })}
          </span>
        </Fact>
        <Fact name={t("citizen")}>
          <bdi>{citizenName}</bdi>
        </Fact>
        <Fact name={t("code")}>
          <Num>{voucherLabel(code)}</Num>
        </Fact>
        {status === "ready" && (
          <Fact name={t("until")}>
            <time dateTime={expiresAt}>{dateOf(Date.parse(expiresAt), language)}</time>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[1.5px] border-line py-2">
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="text-end font-bold">{children}</dd>
    </div>
  );
}

/** Used, ended or taken back: when, and that nothing is to be handed over. */
function Over({ voucher: { status, closedAt, expiresAt } }: { voucher: GivenVoucher }) {
  const t = useTranslations("shop");
  const language = useLanguage();
  if (status === "ready") return null;
  const at = Date.parse(closedAt ?? expiresAt);
  const when = t("when", { date: dateOf(at, language), time: timeOf(at, language) });
  return (
    <Notice tone={status === "received" ? "problem" : "warning"}>
      {t(`voucher.${status}`, { when })}
    </Notice>
  );
}
