import { product } from "@app/contract/product";
import { shownTokens } from "@app/contract/tokens";
import type { CitizenWall } from "@app/contract/walls";
import { Clock, Hourglass, Info, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { classNames } from "../../../ui/class-names.ts";
import { LogoMark } from "../../../ui/logo.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAmounts } from "../use-amounts.ts";
import type { BalanceState } from "./balance-state.ts";
import { PersonalCode } from "./personal-code.tsx";
import { useCountUp } from "./use-count-up.ts";

/** In hundredths. */
type Apart = Pick<CitizenWall["balance"], "held" | "waiting">;
const nothingApart: Apart = { held: 0, waiting: 0 };

interface CitizenHeaderProps {
  /** First name; missing for people who gave only a number. */
  name?: string | undefined;
  code?: string | undefined;
  balance?: BalanceState | undefined;
  /** What waits for a decision or for cover: not part of the balance. */
  apart?: Apart | undefined;
  /** The number waits to be confirmed: tokens are earned, not spent. */
  isUnconfirmed?: boolean;
  /** The balance could not be had; nothing is coming in its place. */
  hasFailed?: boolean;
  actions?: ReactNode;
  /** How far it is to the next reward. */
  goal?: ReactNode;
}

/** The green block: who, how much, and the code to show at the counter. */
export function CitizenHeader(props: CitizenHeaderProps) {
  const { name, code, balance, hasFailed = false, actions } = props;
  const { apart = nothingApart, isUnconfirmed = false } = props;
  const t = useTranslations("deposits");
  return (
    <header className="on-dark rounded-ee-[64px] bg-green-900 pb-6 text-white lg:rounded-ee-[96px] lg:pb-10">
      <div className="wrap">
        <div className="flex min-h-16 items-center gap-2.5 lg:min-h-19">
          <HomeLink />
          <p className="min-w-0 flex-1 truncate text-[1.1875rem] font-bold">
            {name ? t("citizen.greeting", { name }) : t("citizen.greetingPlain")}
          </p>
          {actions}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 pt-2 lg:pt-6">
          <div className="min-w-0">
            <div className="-my-2 flex items-center text-green-200">
              <h1 className="text-[1rem] tracking-normal lg:text-[1.25rem]">
                {t("citizen.yourTokens")}
              </h1>
              <Link
                to="/tokens"
                aria-label={t("citizen.aboutTokens")}
                className="grid size-11 place-items-center"
              >
                <Info className="size-5" aria-hidden="true" />
              </Link>
            </div>
            <Balance tokens={balance?.tokens} hasFailed={hasFailed} />
          </div>
          {code ? (
            <PersonalCode code={code} />
          ) : (
            <Skeleton className="h-29 w-24.5 flex-none bg-white/15! lg:h-44 lg:w-40" />
          )}
        </div>
        {props.goal}
      </div>
      <UnderBalance {...apart} isUnconfirmed={isUnconfirmed} />
      <News tokens={balance?.news} />
    </header>
  );
}

interface BalanceProps {
  tokens: number | undefined;
  hasFailed: boolean;
}

function Balance({ tokens, hasFailed }: BalanceProps) {
  return (
    <p className="num mt-1.5 -ms-0.5 min-h-[1em] text-[clamp(3.25rem,20vw,5.125rem)] tracking-[-0.025em] whitespace-nowrap text-yellow-400 lg:text-[6.5rem] lg:tracking-[-0.015em]">
      {tokens !== undefined && <CountedTokens tokens={tokens} />}
      {tokens === undefined && !hasFailed && (
        <Skeleton className="h-[0.8em] w-[2.2em] bg-white/15!" />
      )}
    </p>
  );
}

interface UnderBalanceProps extends Apart {
  isUnconfirmed: boolean;
}

function UnderBalance({ held, waiting, isUnconfirmed }: UnderBalanceProps) {
  if (held === 0 && waiting === 0 && !isUnconfirmed) return null;
  return (
    <div className="wrap pt-3">
      {held > 0 && <Held tokens={held} />}
      {waiting > 0 && <OnTheirWay tokens={waiting} />}
      {isUnconfirmed && <Unconfirmed />}
    </div>
  );
}

function Held({ tokens }: { tokens: number }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  return (
    <p className="flex items-center gap-2 text-[0.9375rem] text-green-200">
      <Hourglass className="size-4.5 flex-none" aria-hidden="true" />
      {t("citizen.held", { tokens: amounts.tokens(tokens) })}
    </p>
  );
}

function OnTheirWay({ tokens }: { tokens: number }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  return (
    <p className="flex items-center gap-2 text-[0.9375rem] text-green-200">
      <Clock className="size-4.5 flex-none" aria-hidden="true" />
      {t("citizen.onTheirWay", { tokens: amounts.tokens(tokens) })}
    </p>
  );
}

function Unconfirmed() {
  const t = useTranslations("deposits");
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-green-200">
      <Lock className="size-4.5 flex-none" aria-hidden="true" />
      {t("citizen.locked")}
      <Link to="/sendCode" className="link inline-flex min-h-11 items-center text-white">
        {t("citizen.confirmNumber")}
      </Link>
    </p>
  );
}

function HomeLink() {
  const name = product.name[useLanguage()];
  return (
    <Link
      to="/"
      aria-label={name}
      className="grid size-11 -ms-1.5 flex-none place-items-center md:hidden"
    >
      <LogoMark variant="dark" />
    </Link>
  );
}

function CountedTokens({ tokens }: { tokens: number }) {
  const shown = useCountUp(shownTokens(tokens));
  const { whole } = useNumbers();
  return (
    // From five digits on the number gets smaller, so that the code stays beside it.
    <Num className={classNames(shown >= 10_000 && "text-[0.78em]")}>
      <span data-testid="balance">{whole(shown)}</span>
    </Num>
  );
}

/** Read out once, when the number has changed before the person's eyes. */
function News({ tokens }: { tokens: number | undefined }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  return (
    <p aria-live="polite" className="sr-only">
      {tokens !== undefined && t("citizen.announce", { tokens: amounts.tokens(tokens) })}
    </p>
  );
}
