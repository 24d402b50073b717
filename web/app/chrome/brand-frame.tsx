import { product } from "@app/contract/product";
import {
  Boxes,
  Building2,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Megaphone,
  Package,
  Palette,
  Target,
  Truck,
  UsersRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../i18n/use-language.ts";
import { useProfiles } from "../lib/session/profiles-store.ts";
import { classNames } from "../ui/class-names.ts";
import { Logo } from "../ui/logo.tsx";
import { Tile } from "../ui/tile.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

const places = [
  { name: "overview", to: "/csr/dashboard", Icon: LayoutDashboard },
  { name: "goals", to: "/csr/setup", Icon: Target },
  { name: "products", to: "/csr/setup/my-products", Icon: Package },
  { name: "distribution", to: "/csr/setup/distribution", Icon: Truck },
  { name: "returns", to: "/csr/returns", Icon: MapPin },
  { name: "lots", to: "/csr/lots", Icon: Boxes },
  { name: "campaigns", to: "/csr/campaigns", Icon: Megaphone },
  { name: "reports", to: "/csr/reports", Icon: FileText },
  { name: "face", to: "/csr/brand-profile", Icon: Palette },
  { name: "company", to: "/csr/business-profile", Icon: Building2 },
  { name: "team", to: "/csr/team", Icon: UsersRound },
] as const satisfies readonly { name: string; to: string; Icon: LucideIcon }[];

interface BrandFrameProps {
  /** On a phone the page has a bar of its own. */
  hasAppBar?: boolean;
  children: ReactNode;
}

/** The pages of a brand: a rail beside the page where there is room, else the bar over it. */
export function BrandFrame({ hasAppBar = false, children }: BrandFrameProps) {
  return (
    <div className="lg:grid lg:grid-cols-[14.75rem_minmax(0,1fr)]">
      <Rail />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <div className="contents lg:hidden">
          <SiteHeader hasAppBar={hasAppBar} />
        </div>
        {children}
        <SiteFooter />
      </div>
    </div>
  );
}

function Rail() {
  const t = useTranslations("shell");
  const language = useLanguage();
  return (
    <header className="max-lg:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-1 overflow-y-auto border-e-[1.5px] border-line bg-white px-4 py-6">
        <a
          href="#content"
          className="sr-only focus-visible:not-sr-only focus-visible:rounded-medium focus-visible:bg-white focus-visible:p-3"
        >
          {t("skip")}
        </a>
        <Link to="/" className="mb-5 inline-flex min-h-11 items-center rounded-small px-2.5">
          <Logo name={product.name[language]} className="[&_path]:fill-blue-600" />
          <span className="sr-only">, {t("homeLink")}</span>
        </Link>
        <PlaceLinks className="grid gap-1" />
        <BrandName />
      </div>
    </header>
  );
}

/** For whom all of it is. */
function BrandName() {
  const name = useProfiles().profileCsr?.username;
  return (
    <p className="mt-auto flex min-h-16 items-center gap-3 border-t-[1.5px] border-line px-2.5 pt-4 leading-tight font-bold">
      {name && (
        <>
          <Tile
            name="waves"
            pair={4}
            className="size-11 flex-none rounded-[12px] rounded-ee-[22px]"
          />
          <bdi className="min-w-0">{name}</bdi>
        </>
      )}
    </p>
  );
}

/** At the end of the overview on a phone, whose bar has room for five places. */
export function BrandPlaces() {
  const t = useTranslations("brandNav");
  return (
    <section className="mt-10 lg:hidden">
      <h2 className="mb-3 text-h3">{t("more")}</h2>
      <PlaceLinks className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-x-2" />
    </section>
  );
}

function PlaceLinks({ className }: { className: string }) {
  const t = useTranslations("brandNav");
  const path = useLocation().pathname.toLowerCase();
  const isHere = (to: string) => path === to || (to === "/csr/lots" && path.startsWith(`${to}/`));
  return (
    <nav aria-label={t("label")}>
      <ul className={className}>
        {places.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={isHere(to) ? "page" : undefined}
              className={classNames(
                "flex min-h-11.5 items-center gap-3 rounded-[12px] px-3 text-[0.9375rem] font-semibold",
                isHere(to)
                  ? "rounded-ee-[23px] bg-blue-600 text-white"
                  : "text-muted hover:bg-plaster",
              )}
            >
              <Icon className="size-5 flex-none" aria-hidden="true" />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
