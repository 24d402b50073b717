import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../i18n/format.tsx";
import { expectOverlay, openOverlay, useOverlay, type Overlay } from "../lib/overlays.ts";
import { type AccountLinks, accountLinks } from "../lib/session/account-links.ts";
import { useProfiles } from "../lib/session/profiles-store.ts";
import { session, useSession } from "../lib/session/session-store.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Avatar } from "./avatar.tsx";

/** What a signed-in person has, and their panel; `otherwise` when the session turns out over. */
export function SignedIn({ otherwise }: { otherwise: ReactNode }) {
  const t = useTranslations("shell.account");
  const { user, organisation, known } = useSession();
  const links = accountLinks(user, organisation, useProfiles());
  const id = user?.id ?? organisation?.id;

  useEffect(() => {
    void session.restore();
  }, []);

  if (!links || id === undefined) return known ? otherwise : null;
  const { amount, dashboard, counter } = links;
  return (
    <>
      {counter && (
        <ButtonLink
          to={counter}
          variant="soft"
          size="sm"
          className="max-md:hidden @max-[46rem]:hidden"
        >
          {t("counter")}
        </ButtonLink>
      )}
      {amount && <AmountChip amount={amount} dashboard={dashboard} />}
      <AvatarButton id={id} />
    </>
  );
}

/** Fetched when a finger or the keyboard comes near, opened by a tap. */
const opens = (overlay: Overlay) => ({
  onPointerEnter: () => expectOverlay(overlay),
  onFocus: () => expectOverlay(overlay),
  onClick: () => openOverlay(overlay),
});

/** The panel stands under it: while it is open a tap here is a tap outside, and closes it. */
function AvatarButton({ id }: { id: string }) {
  const t = useTranslations("shell.account");
  const isOpen = useOverlay() === "panel";
  return (
    <button
      type="button"
      aria-label={t("panel")}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className="flex-none rounded-medium rounded-ee-[24px] [anchor-name:--avatar] aria-expanded:ring-3 aria-expanded:ring-ink"
      {...opens("panel")}
    >
      <Avatar id={id} className="size-11 md:size-12" />
    </button>
  );
}

interface AmountChipProps {
  amount: NonNullable<AccountLinks["amount"]>;
  dashboard: string;
}

const target = "inline-flex min-h-11 flex-none items-center rounded-full";
const look = "min-h-9 px-3.5 text-[0.9375rem] font-bold md:min-h-11 md:px-4 md:text-[1.0625rem]";

/** Tokens open what they were earned with; kilograms lead to the day of the point. */
function AmountChip({ amount, dashboard }: AmountChipProps) {
  const t = useTranslations("shell.account");
  const { whole } = useNumbers();
  if (amount.kind === "tokens") {
    return (
      <button type="button" aria-haspopup="dialog" className={target} {...opens("history")}>
        <Chip tone="yellow" className={look}>
          {t("tokens", { count: amount.tokens, shown: whole(amount.tokens) })}
          <span className="sr-only">, {t("history")}</span>
        </Chip>
      </button>
    );
  }
  return (
    // With large letters on a small phone the way back and the panel come first.
    <Link to={dashboard} className={`${target} @max-[17.5rem]:hidden`}>
      <Chip tone="ink" className={look}>
        {t("kilograms", { kg: whole(amount.kilograms) })}
        <span className="sr-only">, {t("dashboard")}</span>
      </Chip>
    </Link>
  );
}
