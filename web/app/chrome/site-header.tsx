import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { latePart } from "../i18n/late-part.tsx";
import { logInPathFrom } from "../lib/log-in-path.ts";
import { navbarOf } from "../lib/navbar.ts";
import { useAppLook, useHasSignedIn } from "../lib/use-app-look.ts";
import { usePrefetch } from "../lib/use-prefetch.ts";
import { useScrolled } from "../lib/use-scrolled.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Account } from "./account.tsx";
import { HomeLink, SkipLink } from "./header-parts.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuButton } from "./menu-button.tsx";
import { NewsBar } from "./news-bar.tsx";
import { TrainingLink } from "./training-link.tsx";

const { LatePart: AppTop } = latePart(
  ["nav"],
  async () => (await import("./nav/app-top.tsx")).AppTop,
);

interface SiteHeaderProps {
  /** Compact on ink from the start, for long pages that are read. */
  isFixedScroll?: boolean;
  /** The page draws an app bar of its own; this one is for wide screens alone. */
  hasAppBar?: boolean;
}

/** The top of a page: an app bar above places, or the bar that the route table names. */
export function SiteHeader({ isFixedScroll = false, hasAppBar = false }: SiteHeaderProps) {
  const isCompact = useScrolled() || isFixedScroll;
  const isApp = useAppLook();
  const t = useTranslations("shell.bar");
  // Beside a page's own bar, which is its banner, this one is a way to other pages.
  const Frame = hasAppBar ? "nav" : "header";
  const frame = hasAppBar
    ? { "aria-label": t("label"), className: "contents max-md:hidden standalone:hidden" }
    : { className: "contents" };
  return (
    <Frame {...frame}>
      <SkipLink />
      <div className={classNames("site-header", isFixedScroll && "site-header-low")}>
        <div
          className={classNames(
            "site-header-bar",
            isCompact && "is-compact",
            isFixedScroll ? "on-dark bg-ink text-white" : "bg-white",
          )}
        >
          {isApp ? (
            <AppTop isOnDark={isFixedScroll} />
          ) : (
            <Bar isCompact={isCompact} isOnDark={isFixedScroll} />
          )}
        </div>
      </div>
      <NewsBar />
    </Frame>
  );
}

/** Before its script runs an installed app shows an empty bar, never that of the site. */
function Bar({ isCompact, isOnDark }: { isCompact: boolean; isOnDark: boolean }) {
  const { pathname } = useLocation();
  const isSignedIn = useHasSignedIn();
  const isFull = navbarOf(pathname, isSignedIn) === "full";
  return (
    <div
      data-navbar={isFull ? "full" : "simple"}
      className="wrap flex h-full items-center gap-1 standalone:hidden sm:gap-2 lg:gap-3"
    >
      <HomeLink isOnDark={isOnDark} />
      {isFull && <MainMenu isCompact={isCompact} />}
      <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-2 xl:gap-4">
        {/* With little room for it: the side menu and the footer have the languages too. */}
        <div className={isFull ? "@max-[20.1rem]:hidden" : "@max-[18.2rem]:hidden"}>
          <LanguageMenu />
        </div>
        {!isFull && <TrainingLink look="button" />}
        <Account logInPath={isFull ? "/login" : logInPathFrom(pathname)} />
        {isFull && !isSignedIn && <StartLink />}
        {isFull && <MenuButton isCompact={isCompact} />}
      </div>
    </div>
  );
}

function StartLink() {
  const t = useTranslations("shell.bar");
  const prefetch = usePrefetch();
  return (
    <ButtonLink
      to="/start-recycling"
      prefetch={prefetch}
      size="sm"
      className="max-md:hidden @max-[46rem]:hidden"
    >
      {t("start")}
    </ButtonLink>
  );
}
