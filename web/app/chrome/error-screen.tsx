import { product } from "@app/contract/product";
import { Globe, House, Mail, MapPin, Phone, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../i18n/num.tsx";
import { useOnline } from "../lib/use-online.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Tile } from "../ui/tile.tsx";
import { type ErrorCase, errorCaseOf } from "./error-case.ts";
import { SocialLinks } from "./social-links.tsx";

/** What went wrong, what to do next, and whom to call. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations("shell.error");
  const { status, message, situation } = errorCaseOf(error, useOnline());
  return (
    <main className="flex min-h-dvh flex-col md:flex-row">
      <title>{t(`headline.${situation}`)}</title>
      <BottleOnTheWall />
      <div className="flex flex-1 flex-col px-page pt-6 pb-8 md:order-1 md:justify-center md:py-16 lg:ps-[max(var(--spacing-page),calc(50vw-42rem))]">
        <p className="num text-[4rem] text-red-600 lg:text-display">
          <bdi>{status ?? t("code")}</bdi>
        </p>
        <h1 className="mt-2 max-w-[18ch] text-h2 lg:text-h1">{t(`headline.${situation}`)}</h1>
        <p className="mt-2 max-w-[44ch] text-muted lg:text-[1.125rem]">{t(`text.${situation}`)}</p>
        {message && (
          <p className="mt-2 text-small text-muted">
            <bdi>{message}</bdi>
          </p>
        )}
        <NextSteps situation={situation} />
        <Contact title={t("help")} />
      </div>
    </main>
  );
}

/** The way that helps most comes first: a page that is not there will not be there next time. */
function NextSteps({ situation }: Pick<ErrorCase, "situation">) {
  const isWorthRetrying = situation === "server" || situation === "offline";
  return (
    <div className="mt-5 grid gap-2.5 md:mt-8 md:flex md:flex-wrap">
      {isWorthRetrying && <Refresh isFirst />}
      <HomeLink isFirst={!isWorthRetrying} />
      {situation === "notFound" && <FindPoint />}
      {!isWorthRetrying && <Refresh isFirst={false} />}
    </div>
  );
}

function Refresh({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations("shell.error");
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} reloadDocument variant={isFirst ? "primary" : "soft"}>
      <RefreshCw className="size-5" aria-hidden="true" />
      {t("refresh")}
    </ButtonLink>
  );
}

function HomeLink({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations("shell.error");
  return (
    <ButtonLink to="/" reloadDocument variant={isFirst ? "primary" : "soft"}>
      <House className="size-5" aria-hidden="true" />
      {t("home")}
    </ButtonLink>
  );
}

function FindPoint() {
  const t = useTranslations("shell.error");
  return (
    <ButtonLink to="/consumer" reloadDocument variant="soft">
      <MapPin className="size-5" aria-hidden="true" />
      {t("findPoint")}
    </ButtonLink>
  );
}

/** The bottle tilts between two quarter turns; it stands still for those who asked for no motion. */
function BottleOnTheWall() {
  return (
    <div className="grid grid-cols-3 md:order-2 md:w-[33.34dvh] md:grid-cols-1 md:self-stretch">
      <Tile name="q" pair={8} />
      <Tile name="bottle" pair={6} className="[&>svg]:animate-tilt" />
      <Tile name="q" pair={3} turn={90} />
    </div>
  );
}

function Contact({ title }: { title: string }) {
  const { phone, email } = product.contact;
  const { site } = product.links;
  return (
    <div className="mt-auto pt-8 md:mt-0 md:pt-12">
      <h2 className="text-[1.0625rem]">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 font-semibold">
        <Way href={`tel:${phone.replaceAll(" ", "")}`}>
          <Phone className="size-4" aria-hidden="true" />
          <Num>{phone}</Num>
        </Way>
        <Way href={`mailto:${email}`}>
          <Mail className="size-4" aria-hidden="true" />
          <Num>{email}</Num>
        </Way>
        <Way href={site} className="standalone:hidden">
          <Globe className="size-4" aria-hidden="true" />
          <Num>{new URL(site).host}</Num>
        </Way>
      </ul>
      <SocialLinks />
    </div>
  );
}

interface WayProps {
  href: string;
  className?: string;
  children: ReactNode;
}

function Way({ href, className, children }: WayProps) {
  return (
    <li className={className}>
      <a href={href} className="inline-flex min-h-11 items-center gap-2">
        {children}
      </a>
    </li>
  );
}
