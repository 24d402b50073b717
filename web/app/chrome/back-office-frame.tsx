import { product } from "@app/contract/product";
import {
  Boxes,
  Flag,
  Gift,
  LayoutDashboard,
  LayoutList,
  ListChecks,
  type LucideIcon,
  MapPin,
  Recycle,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Truck,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../i18n/use-language.ts";
import { backOfficePages } from "../lib/page-rows/back-office.ts";
import { useProfiles } from "../lib/session/profiles-store.ts";
import { useSession } from "../lib/session/session-store.ts";
import { classNames } from "../ui/class-names.ts";
import { Logo } from "../ui/logo.tsx";
import { Avatar } from "./avatar.tsx";
import { SiteHeader } from "./site-header.tsx";

const home = "/business/dashboard";

/** In the groups of the rail. */
const groups = [
  [
    { name: "dashboard", to: home, Icon: LayoutDashboard },
    { name: "tasks", to: `${home}/tasklist`, Icon: ListChecks },
    { name: "people", to: `${home}/usertable`, Icon: Users },
  ],
  [
    { name: "deposits", to: `${home}/deposits`, Icon: Recycle },
    { name: "pickups", to: `${home}/pickups`, Icon: Truck },
    { name: "lots", to: `${home}/lots`, Icon: Boxes },
  ],
  [
    { name: "rewards", to: `${home}/rewards`, Icon: Gift },
    { name: "rates", to: `${home}/rates`, Icon: SlidersHorizontal },
    { name: "points", to: `${home}/points`, Icon: MapPin },
    { name: "content", to: `${home}/content`, Icon: LayoutList },
    { name: "flags", to: `${home}/flags`, Icon: Flag },
    { name: "privacy", to: `${home}/privacy`, Icon: ShieldCheck },
    { name: "audit", to: `${home}/audit`, Icon: ScrollText },
  ],
] as const satisfies readonly (readonly { name: string; to: string; Icon: LucideIcon }[])[];

const open = new Set(backOfficePages.filter(({ file }) => file).map(({ path }) => path));

/** The pages of the back office: a dark rail beside the page where there is room, else the bar over it. */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Rail />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <div className="contents lg:hidden">
          <SiteHeader />
          <Places className="on-dark flex gap-1 overflow-x-auto bg-ink px-page py-1.5" />
        </div>
        {children}
      </div>
    </div>
  );
}

function Rail() {
  const t = useTranslations("shell");
  const language = useLanguage();
  return (
    <header className="max-lg:hidden">
      <div className="on-dark sticky top-0 flex h-dvh flex-col overflow-y-auto bg-ink px-3 pt-5 pb-4 text-white">
        <a
          href="#content"
          className="sr-only focus-visible:not-sr-only focus-visible:rounded-medium focus-visible:bg-white focus-visible:p-3 focus-visible:text-ink"
        >
          {t("skip")}
        </a>
        <Link to="/" className="mb-4 inline-flex min-h-11 items-center rounded-small px-2.5">
          <Logo name={product.name[language]} className="text-white [&_path]:fill-white" />
          <span className="sr-only">, {t("homeLink")}</span>
        </Link>
        <Places className="grid gap-px" />
        <Me />
      </div>
    </header>
  );
}

/** Whose name the audit keeps. */
function Me() {
  const { user } = useSession();
  const name = useProfiles().profileCs?.username;
  return (
    <p className="mt-auto flex min-h-14 items-center gap-3 border-t-[1.5px] border-white/15 px-2.5 pt-3.5 text-small leading-tight font-bold">
      {user && (
        <>
          <Avatar id={user.id} className="size-9.5 flex-none" />
          <bdi className="min-w-0">{name ?? user.code}</bdi>
        </>
      )}
    </p>
  );
}

function Places({ className }: { className: string }) {
  const t = useTranslations("backOffice");
  const path = useLocation().pathname.toLowerCase();
  return (
    <nav aria-label={t("nav.label")} className={className}>
      {groups.map((group, place) => {
        const shown = group.filter(({ to }) => open.has(to));
        return (
          shown.length > 0 && (
            <ul
              key={group[0].name}
              className={classNames(
                "max-lg:flex max-lg:gap-1",
                place > 0 && "lg:mt-2.5 lg:border-t-[1.5px] lg:border-white/15 lg:pt-2.5",
              )}
            >
              {shown.map(({ name, to, Icon }) => (
                <li key={name}>
                  <Link
                    to={to}
                    aria-current={path === to ? "page" : undefined}
                    className={classNames(
                      "flex min-h-11 items-center gap-3 rounded-[10px] px-3 text-[0.9375rem] font-semibold whitespace-nowrap",
                      path === to
                        ? "rounded-ee-[22px] bg-white text-ink"
                        : "text-[#b9c6bd] hover:text-white",
                    )}
                  >
                    <Icon className="size-[1.1875rem] flex-none" aria-hidden="true" />
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          )
        );
      })}
    </nav>
  );
}
