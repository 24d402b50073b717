import type { ReviewState } from "@app/contract/point-profile";
import { product } from "@app/contract/product";
import { Check, Clock, Pause } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Chip } from "../../ui/chip.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { badgePath } from "./badge-link.tsx";
import { Waiting } from "./loading.tsx";

interface DriverFrameProps {
  title: string;
  state?: ReviewState | undefined;
  /** What the wide screen has beside its links: the way to one's own panel. */
  actions?: ReactNode;
  /** The picture of the page. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** Where a phone has the bar below, a wide screen has links above. */
const wideOnly = "max-md:hidden standalone:hidden";

/** The coral block of a driver's pages; there is no other bar above it. */
export function DriverFrame({ title, state, actions, picture, children }: DriverFrameProps) {
  const t = useTranslations("driver");
  const isOnline = useOnline();
  const name = product.name[useLanguage()];
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="rounded-ee-[56px] bg-red-400 pb-4.5 lg:rounded-ee-[96px] lg:pb-10">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-2.5 py-1.5 lg:min-h-19 lg:gap-5">
          <Link
            to="/"
            aria-label={name}
            className="-ms-1.5 grid size-11 flex-none place-items-center rounded-medium max-md:hidden"
          >
            <LogoMark variant="yellow" />
          </Link>
          <h1 className="min-w-40 flex-1 text-[1.25rem] md:text-[1.5rem] leading-tight first-letter:uppercase rtl:leading-normal">
            {title}
          </h1>
          {state && <StateChip state={state} />}
          <nav aria-label={t("nav")} className={`${wideOnly} flex items-center gap-1`}>
            <Link to={badgePath} className="bar-word font-semibold">
              {t("badge.title")}
            </Link>
          </nav>
          {actions && (
            <div className={`${wideOnly} flex items-center [&>:not(:last-child)]:hidden`}>
              {actions}
            </div>
          )}
        </div>
        {picture && <div className="wrap pt-1">{picture}</div>}
      </header>
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      <main
        id="content"
        className="wrap grid flex-1 content-start gap-x-16 *:min-w-0 gap-y-5 pt-4 pb-10 lg:grid-cols-2 lg:gap-y-10 lg:pt-10 lg:pb-20"
      >
        {children || <Waiting />}
      </main>
    </div>
  );
}

/** In words: a colour alone says nothing. */
export function StateChip({ state }: { state: ReviewState }) {
  const t = useTranslations("driver.chip");
  const Icon = state === "approved" ? Check : state === "suspended" ? Pause : Clock;
  const name = state === "approved" || state === "suspended" ? state : "pending";
  return (
    <Chip tone="ink" icon={<Icon aria-hidden="true" />} className="flex-none">
      {t(name)}
    </Chip>
  );
}
