import { showPhone } from "@app/contract/phone";
import { ChevronRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { closeOverlay, expectOverlay, openOverlay } from "../../lib/overlays.ts";
import { spacedCode } from "../../lib/personal-code.ts";
import { useKept } from "../../lib/use-kept.ts";
import { useLiveAddress } from "../../lib/use-live-code.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { accountPhone } from "./account-phone.ts";
import type { PanelContent, ProfileLine } from "./panel-content.ts";

/** The green block: who, the code to show, and how much. */
export function PanelHeader({ content }: { content: PanelContent }) {
  const t = useTranslations("panel");
  const { name, contact, email, profile, code, amount, isLoading } = content;
  return (
    <header className="on-dark grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 bg-green-900 px-5.5 pt-5.5 pb-5 text-white">
      <div className="min-w-0">
        <h2 className="text-[1.6875rem] break-words">
          <bdi>{name}</bdi>
        </h2>
        <div className="mt-0.5 text-small leading-snug break-words text-green-200 md:text-[0.9375rem]">
          {contact && <p>{contact}</p>}
          {profile && <Phone />}
          {email && (
            <p>
              <Num>{email}</Num>
            </p>
          )}
        </div>
        {profile && <Profile profile={profile} isLoading={isLoading} />}
      </div>
      <div className="flex flex-col items-end gap-2">
        <button
          type="button"
          aria-label={t("close")}
          className="-me-2.5 -mt-2.5 grid size-11 place-items-center rounded-medium hover:bg-white/10 md:hidden"
          onClick={closeOverlay}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
        {code && <SmallCode code={code} />}
      </div>
      <div className="col-span-full mt-2.5 flex min-h-14 items-baseline gap-2.5 empty:hidden">
        {amount && <Amount amount={amount} />}
        {!amount && isLoading && code && (
          <Skeleton className="h-11 w-36 self-center bg-white/15!" />
        )}
        {code && <HistoryButton>{t("history")}</HistoryButton>}
      </div>
    </header>
  );
}

/** Known only to the account; nothing stands in its place while it is fetched. */
function Phone() {
  const { data } = useKept(accountPhone);
  if (!data) return null;
  return (
    <p>
      <Num>{showPhone(data)}</Num>
    </p>
  );
}

function Profile({ profile, isLoading }: { profile: ProfileLine; isLoading: boolean }) {
  const t = useTranslations("panel");
  if (profile.kind === "unknown") {
    return isLoading ? <Skeleton className="mt-2 h-4 w-28 bg-white/15!" /> : null;
  }
  if (profile.kind === "named") {
    return (
      <p className="text-[0.9375rem] leading-snug font-semibold break-words">
        <span className="sr-only">{t("username")} </span>
        <bdi>{profile.username}</bdi>
      </p>
    );
  }
  return (
    <Link
      to={profile.to}
      className="link inline-flex min-h-11 items-center gap-1 text-yellow-400"
      onClick={closeOverlay}
    >
      {t("fillProfile")}
      <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}

function SmallCode({ code }: { code: string }) {
  const t = useTranslations("panel");
  const { address } = useLiveAddress(code);
  return (
    <button
      type="button"
      className="rounded-[12px] rounded-ee-[24px] bg-white p-2 text-ink"
      onPointerEnter={() => expectOverlay("code")}
      onFocus={() => expectOverlay("code")}
      onClick={() => openOverlay("code")}
    >
      <QrCode
        text={address}
        label={t("code.picture", { code: spacedCode(code) })}
        quietZone={1}
        className="size-16"
      />
      <span className="sr-only">{t("code.enlarge")}</span>
    </button>
  );
}

function Amount({ amount }: { amount: NonNullable<PanelContent["amount"]> }) {
  const t = useTranslations("panel");
  const { whole } = useNumbers();
  const number = (shown: ReactNode) => (
    <Num className="num text-[3.375rem] tracking-[-0.025em] text-yellow-400 rtl:tracking-normal">
      {shown}
    </Num>
  );
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
      {amount.kind === "tokens"
        ? t.rich("tokens", { count: amount.tokens, shown: whole(amount.tokens), number })
        : t.rich("kilograms", { shown: whole(amount.kilograms), number })}
    </p>
  );
}

function HistoryButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="ms-auto inline-flex min-h-11 items-center self-end text-[0.9375rem] font-bold underline underline-offset-4"
      onPointerEnter={() => expectOverlay("history")}
      onFocus={() => expectOverlay("history")}
      onClick={() => openOverlay("history")}
    >
      {children}
    </button>
  );
}
