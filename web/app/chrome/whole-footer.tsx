import { product } from "@app/contract/product";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../i18n/num.tsx";
import { useLanguage } from "../i18n/use-language.ts";
import { mapsPageOf } from "../lib/maps-page.ts";
import { resolvePath } from "../lib/resolve-path.ts";
import { classNames } from "../ui/class-names.ts";
import { Logo } from "../ui/logo.tsx";
import { Wall } from "../ui/wall.tsx";
import { FooterBase } from "./footer-base.tsx";
import { FooterLink, footerRow, OutsideLink } from "./footer-link.tsx";
import { type FooterLook, footerLooks } from "./footer-looks.ts";

const ecosystem = [
  { name: "citizen", to: "/start-recycling" },
  { name: "point", to: "/partners/collectionpoint" },
  { name: "transporter", to: "/partners/transporter" },
  { name: "facility", to: null },
  { name: "brand", to: "/partners/csr" },
] as const;

const services = ["campus", "office"] as const;

const site = [
  { name: "home", to: "/" },
  { name: "map", to: "/consumer" },
  { name: "about", to: "/aboutUs" },
  { name: "partners", to: "/partners" },
  { name: "questions", to: "/#faq" },
  { name: "training", to: "/training" },
  { name: "figures", to: "/figures" },
] as const;

/** Its colour is a column of the route table. */
export function WholeFooter() {
  const t = useTranslations("shell.footer");
  const resolution = resolvePath(useLocation().pathname);
  const colour = resolution.kind === "unknown" ? "green" : resolution.page.footer;
  if (colour === "none") return null;
  const look = footerLooks[colour];
  const { ground, heading, strip } = look;
  return (
    <footer className={classNames("standalone:hidden", ground)}>
      <Wall
        tiles={strip}
        className="grid-cols-9 max-md:[&>:nth-child(n+10)]:hidden md:grid-cols-18"
      />
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-9 pt-11 pb-7 md:grid-cols-4 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1.3fr] lg:pt-16">
        <Maker look={look} />
        <Column title={t("ecosystem.title")} heading={heading} className="max-md:row-span-2">
          {ecosystem.map(({ name, to }) => (
            <li key={name}>
              <FooterLink to={to}>{t(`ecosystem.${name}`)}</FooterLink>
            </li>
          ))}
        </Column>
        <Column title={t("services.title")} heading={heading}>
          {services.map((name) => (
            <li key={name}>
              <OutsideLink href={product.links[name]} hint={t("services.elsewhere")}>
                {t(`services.${name}`)}
              </OutsideLink>
            </li>
          ))}
        </Column>
        <Column title={t("site.title")} heading={heading}>
          {site.map(({ name, to }) => (
            <li key={name}>
              <FooterLink to={to}>{t(`site.${name}`)}</FooterLink>
            </li>
          ))}
        </Column>
        <ContactColumn heading={heading} />
        <FooterBase />
      </div>
    </footer>
  );
}

const badges = ["algeria", "startup"] as const;

function Maker({ look }: { look: FooterLook }) {
  const t = useTranslations("shell.footer");
  return (
    <div className="col-span-2 md:col-span-4 lg:col-span-1">
      <Logo name={product.name[useLanguage()]} variant={look.logo} className="text-[2.125rem]" />
      <p className="mt-4 max-w-[26ch] opacity-90">{t("madeIn")}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {badges.map((name) => (
          <li key={name}>
            <span
              className={classNames(
                "inline-flex min-h-8 items-center rounded-full px-3 text-small font-semibold",
                look.badge,
              )}
            >
              {t(`badges.${name}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactColumn({ heading }: { heading: string }) {
  const t = useTranslations("shell.footer");
  const { email, phone, address } = product.contact;
  const place = address[useLanguage()];
  return (
    <Column title={t("contact")} heading={heading} className="max-md:col-span-2">
      <li>
        <FooterLink to="/contactUs">{t("site.contact")}</FooterLink>
      </li>
      <li>
        <a href={`mailto:${email}`} className={footerRow}>
          <Num>{email}</Num>
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={footerRow}>
          <Num>{phone}</Num>
        </a>
      </li>
      <li>
        <a href={mapsPageOf(place)} rel="noreferrer" className={footerRow}>
          {place}
        </a>
      </li>
    </Column>
  );
}

interface ColumnProps {
  title: string;
  /** The colour of the title. */
  heading: string;
  className?: string;
  children: ReactNode;
}

function Column({ title, heading, className, children }: ColumnProps) {
  return (
    <div className={classNames("min-w-0 wrap-anywhere", className)}>
      <h2 className={classNames("text-[1rem] tracking-normal", heading)}>{title}</h2>
      <ul className="mt-1.5">{children}</ul>
    </div>
  );
}
