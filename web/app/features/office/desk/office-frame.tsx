import { type ReactNode, useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { timeOf } from "../../../i18n/when.ts";
import type { KeptProblem } from "../../../lib/use-kept.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Empty } from "../../../ui/empty.tsx";
import { OfflineStrip } from "../../../ui/offline-strip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface OfficeFrameProps {
  title: string;
  /** The calendar and the sites are those of the order; without one there is nothing to lead to. */
  orderId?: string | undefined;
  /** When what is shown left the server, and why nothing newer could be had. */
  at?: number | undefined;
  problem?: KeptProblem | undefined;
  /** What the page is called on itself, where that is not its title. */
  heading?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Every page of an office: where one is, how old it is, and the page. */
export function OfficeFrame(props: OfficeFrameProps) {
  const { title, orderId, at, problem, heading, actions, children } = props;
  const t = useTranslations("office");
  const language = useLanguage();
  const isOffline = !useOnline() || problem === "offline";
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <OfficeNav orderId={orderId} />
      {isOffline && (
        <OfflineStrip>
          {at === undefined ? t("offline") : t("offlineFrom", { time: timeOf(at, language) })}
        </OfflineStrip>
      )}
      <main id="content" className="wrap grid gap-5 pt-5 pb-14 *:min-w-0 lg:gap-6 lg:pt-7 lg:pb-20">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 flex-1 basis-64 text-[1.75rem] wrap-anywhere lg:text-[2.125rem]">
            {heading ?? title}
          </h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}

const placeLook = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "inline-flex min-h-12 flex-none items-center border-b-3 px-1 font-semibold whitespace-nowrap",
    isActive ? "border-green-700" : "border-transparent hover:border-line",
  );

function OfficeNav({ orderId }: Pick<OfficeFrameProps, "orderId">) {
  const t = useTranslations("office.nav");
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the place where one is may lie beyond the edge.
    const here = bar.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (here && bar.current) bar.current.scrollLeft = here.offsetLeft - 24;
  }, []);
  return (
    <nav
      ref={bar}
      aria-label={t("label")}
      className="relative overflow-x-auto border-b-[1.5px] border-line bg-white"
    >
      <div className="wrap flex w-max gap-5 lg:w-auto lg:gap-7">
        <NavLink to="/officepack/dashboard" className={placeLook}>
          {t("dashboard")}
        </NavLink>
        {orderId && (
          <NavLink to={`/officepack/orders/${orderId}`} className={placeLook}>
            {t("calendar")}
          </NavLink>
        )}
        <NavLink to="/officepack/reports" className={placeLook}>
          {t("reports")}
        </NavLink>
        <NavLink to="/officepack/profile" className={placeLook}>
          {t("profile")}
        </NavLink>
      </div>
    </nav>
  );
}

export function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("office");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "arch", pair: 6 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

export function Waiting() {
  const t = useTranslations("office");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-72 w-full" />
      <div className="grid gap-5 lg:grid-cols-3">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    </>
  );
}
