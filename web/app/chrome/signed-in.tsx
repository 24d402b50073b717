import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../i18n/format.tsx";
import { type AccountLinks, accountLinks } from "../lib/session/account-links.ts";
import { useProfiles } from "../lib/session/profiles-store.ts";
import { session, useSession } from "../lib/session/session-store.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";

/** What a signed-in person has and where they go on; `otherwise` when the session turns out over. */
export function SignedIn({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations("shell.account");
  const { user, organisation, known } = useSession();
  const links = accountLinks(user, organisation, useProfiles());

  useEffect(() => {
    void session.restore();
  }, []);

  if (!links) return known ? otherwise : null;
  const { amount, dashboard, counter } = links;
  return (
    <>
      {counter && (
        <ButtonLink to={counter} variant="soft" size="sm" className="max-md:hidden">
          {t("counter")}
        </ButtonLink>
      )}
      {amount && <AmountLink amount={amount} to={dashboard} />}
      <ButtonLink
        to={dashboard}
        variant="ghost"
        size="sm"
        // On a phone the amount is the link.
        className={amount ? "max-md:hidden" : "max-sm:px-3 min-[22rem]:whitespace-nowrap"}
      >
        {t("dashboard")}
      </ButtonLink>
    </>
  );
}

interface AmountLinkProps {
  amount: NonNullable<AccountLinks["amount"]>;
  to: string;
}

function AmountLink({ amount, to }: AmountLinkProps) {
  const t = useTranslations("shell.account");
  const { whole } = useNumbers();
  return (
    <Link to={to} className="inline-flex min-h-11 items-center rounded-full">
      <Chip tone={amount.kind === "tokens" ? "yellow" : "ink"} className="min-h-9">
        {amount.kind === "tokens"
          ? t("tokens", { count: amount.tokens, shown: whole(amount.tokens) })
          : t("kilograms", { kg: whole(amount.kilograms) })}
        <span className="sr-only">, {t("dashboard")}</span>
      </Chip>
    </Link>
  );
}
