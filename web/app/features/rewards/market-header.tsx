import { shownTokens } from "@app/contract/tokens";
import { History, Ticket } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { expectOverlay, openOverlay } from "../../lib/overlays.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LogIn, Person } from "./with-person.tsx";

/** The green block: what a citizen has, or what tokens are for everybody else. */
export function MarketHeader({ person, logIn }: { person: Person; logIn: LogIn }) {
  const t = useTranslations("rewards");
  const isCitizen = person.kind === "citizen" || person.kind === "waiting";
  // A visitor's page has the site's banner above.
  const Frame = person.kind === "visitor" ? "section" : "header";
  return (
    <Frame
      aria-labelledby="rewards"
      className="on-dark rounded-ee-[56px] bg-green-900 pb-4.5 text-white lg:rounded-ee-[96px] lg:pb-10"
    >
      <div className="wrap">
        <div className="flex min-h-16 items-center justify-between gap-3 lg:min-h-20">
          <h1 id="rewards" className="text-[1.375rem] lg:text-h2">
            {t("title")}
          </h1>
          {isCitizen && <VouchersLink count={person.readyVouchers ?? 0} />}
        </div>
        {isCitizen ? <Balance person={person} /> : <AboutTokens person={person} logIn={logIn} />}
      </div>
    </Frame>
  );
}

function VouchersLink({ count }: { count: number }) {
  const t = useTranslations("rewards");
  const { whole } = useNumbers();
  return (
    <Link
      to="/marketplace/vouchers"
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-full bg-white/10 px-3.5 text-[0.9375rem] font-bold"
    >
      <Ticket className="size-5" aria-hidden="true" />
      {t("myVouchers")}
      {count > 0 && (
        <>
          <span
            aria-hidden="true"
            className="grid h-6 min-w-7 place-items-center rounded-small bg-yellow-400 px-1 text-small text-ink"
          >
            <Num>{whole(count)}</Num>
          </span>
          <span className="sr-only">{t("readyVouchers", { count, shown: whole(count) })}</span>
        </>
      )}
    </Link>
  );
}

function Balance({ person: { balance, hasFailed } }: { person: Person }) {
  const t = useTranslations("rewards");
  const { whole } = useNumbers();
  const count = balance === undefined ? undefined : shownTokens(balance);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <p className="flex min-h-16 items-baseline gap-2.5 text-yellow-400">
        {count !== undefined && (
          <>
            <span className="num text-[4rem] lg:text-[6.5rem]">
              <Num>
                <span data-testid="balance">{whole(count)}</span>
              </Num>
            </span>
            <b className="text-[1.25rem] lg:text-h2">{t("unit", { count })}</b>
          </>
        )}
        {count === undefined && !hasFailed && (
          <Skeleton className="h-14 w-40 self-center bg-white/15!" />
        )}
        {count === undefined && hasFailed && (
          <span className="self-center text-[1.0625rem] text-white">{t("noBalance")}</span>
        )}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-bold"
        onPointerEnter={() => expectOverlay("history")}
        onFocus={() => expectOverlay("history")}
        onClick={() => openOverlay("history")}
      >
        <History className="size-5" aria-hidden="true" />
        {t("history")}
      </button>
    </div>
  );
}

function AboutTokens({ person, logIn }: { person: Person; logIn: LogIn }) {
  const t = useTranslations("rewards");
  return (
    <div className="pb-2 lg:max-w-[44rem]">
      <p className="text-[1.5rem] leading-tight font-extrabold text-balance text-yellow-400 lg:text-h1 rtl:leading-snug">
        {t("visitor.title")}
      </p>
      <p className="mt-2 text-[1.0625rem] text-green-200">{t("visitor.text")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to="/consumer" variant="accent" size="sm">
          {t("findPoint")}
        </ButtonLink>
        {person.kind === "visitor" && logIn("soft")}
      </div>
    </div>
  );
}
