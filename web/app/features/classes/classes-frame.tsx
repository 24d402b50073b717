import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import type { KeptProblem } from "../../lib/use-kept.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Wall } from "../../ui/wall.tsx";
import { classWall } from "./classes-tiles.ts";

interface ClassesFrameProps {
  /** When what is shown left the server, and why nothing newer could be had. */
  at?: number | undefined;
  problem?: KeptProblem | undefined;
  children: ReactNode;
}

/** Every screen of a school's classes: where one is, how old it is, and the screen. */
export function ClassesFrame({ at, problem, children }: ClassesFrameProps) {
  const t = useTranslations("classes");
  const language = useLanguage();
  const isOffline = !useOnline() || problem === "offline";
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <ClassesNav />
      {isOffline && (
        <OfflineStrip>
          {at === undefined ? t("offline") : t("offlineFrom", { time: timeOf(at, language) })}
        </OfflineStrip>
      )}
      <main id="content" className="flex-1 text-[1.125rem]">
        <Wall tiles={classWall} className="grid-cols-10 print:hidden" />
        <div className="wrap pt-6 pb-12 lg:pt-10 lg:pb-20">{children}</div>
      </main>
    </>
  );
}

const placeLook =
  "inline-flex min-h-12 items-center px-1 font-semibold underline-offset-8 hover:underline aria-[current=page]:underline aria-[current=page]:decoration-3";

function ClassesNav() {
  const t = useTranslations("classes.nav");
  return (
    <nav aria-label={t("label")} className="bg-white print:hidden">
      <div className="wrap flex flex-wrap gap-x-5">
        <NavLink to="/NextGenGreen/classes" end className={placeLook}>
          {t("classes")}
        </NavLink>
        <NavLink to="/NextGenGreen/league" className={placeLook}>
          {t("league")}
        </NavLink>
        <Link to="/signout" className={`${placeLook} ms-auto`}>
          {t("signOut")}
        </Link>
      </div>
    </nav>
  );
}

export function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("classes");
  return (
    <div role="alert">
      <h1 className="sr-only">{t("title")}</h1>
      <Empty
        tile={{ name: "arch", pair: 6 }}
        action={<Button onClick={() => void onRetry()}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}

/** An office that came here by a link. */
export function NotSchool() {
  const t = useTranslations("classes");
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Empty
        tile={{ name: "book", pair: 3 }}
        action={<ButtonLink to="/NextGenGreen">{t("notSchool.programme")}</ButtonLink>}
      >
        {t("notSchool.text")}
      </Empty>
    </>
  );
}

export function Waiting() {
  const t = useTranslations("classes");
  return (
    <div className="grid gap-5">
      <h1 className="sr-only">{t("title")}</h1>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-12 w-64" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    </div>
  );
}
