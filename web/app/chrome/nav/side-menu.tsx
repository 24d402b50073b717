import { product } from "@app/contract/product";
import { ChevronDown, Smartphone, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { languageNames } from "../../i18n/locale.ts";
import { switchLanguage } from "../../i18n/switch-language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { closeOverlay } from "../../lib/overlays.ts";
import { Logo } from "../../ui/logo.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TrainingLink } from "../training-link.tsx";
import { DestinationRow } from "./destination-row.tsx";
import { ecosystem, services } from "./destinations.ts";

const row = "side-row";

/** Somebody is on the way to another page, or to another part of this one. */
const useLeaving = () => {
  const { key } = useLocation();
  const [opened] = useState(key);
  const isLeaving = useNavigation().state !== "idle" || key !== opened;
  useEffect(() => {
    if (isLeaving) closeOverlay();
  }, [isLeaving]);
};

/** Everything the wide bar offers, one below the other. */
export function SideMenu() {
  const t = useTranslations();
  useLeaving();
  return (
    <Sheet
      label={t("shell.bar.menu")}
      side="start"
      onClose={closeOverlay}
      className="w-[min(24rem,92%)]"
    >
      <div className="flex min-h-full flex-col pb-6">
        <Top />
        <nav aria-label={t("shell.bar.label")} className="flex-1 px-3">
          <ul>
            <Row to="/">{t("nav.home")}</Row>
            <Row to="/consumer">{t("nav.map")}</Row>
            <Row to="/start-recycling">{t("shell.bar.start")}</Row>
            <li>
              <TrainingLink look="row" />
            </li>
            <Row to="/partners">{t("nav.partners")}</Row>
          </ul>
          <Group title={t("shell.bar.services")}>
            {services.map((service) => (
              <li key={service.name}>
                <DestinationRow
                  destination={service}
                  name={t(`nav.services.${service.name}.name`)}
                />
              </li>
            ))}
          </Group>
          <Group title={t("shell.bar.ecosystem")}>
            {ecosystem.map((role) => (
              <li key={role.name}>
                <DestinationRow destination={role} name={t(`nav.ecosystem.${role.name}.name`)} />
              </li>
            ))}
          </Group>
          <General />
        </nav>
        <Languages />
        <a
          href={product.links.androidApp}
          rel="noreferrer"
          className={`${row} mx-3 gap-3 standalone:hidden`}
        >
          <Smartphone className="size-6" aria-hidden="true" />
          {t("nav.android")}
          <span className="sr-only">, {t("shell.bar.outside")}</span>
        </a>
      </div>
    </Sheet>
  );
}

function Top() {
  const t = useTranslations("nav");
  const language = useLanguage();
  return (
    <div className="sticky top-0 z-1 flex min-h-16 items-center justify-between bg-white ps-5.5 pe-3">
      <Logo name={product.name[language]} />
      <button
        type="button"
        aria-label={t("close")}
        className="grid size-11 place-items-center rounded-medium bg-plaster"
        onClick={closeOverlay}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}

function Row({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={row}>
        {children}
      </Link>
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-2 border-t-[1.5px] border-line pt-3">
      <h2 id={id} className="px-2.5 text-small font-semibold tracking-normal text-muted">
        {title}
      </h2>
      <ul className="mt-1">{children}</ul>
    </section>
  );
}

function General() {
  const t = useTranslations("nav.general");
  const about = useTranslations("shell.bar")("about");
  return (
    <details className="group mt-2 border-y-[1.5px] border-line py-1">
      <summary className={`${row} disclosure`}>
        {t("title")}
        <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="ps-3">
        <Row to="/aboutUs">{about}</Row>
        <Row to="/contactUs">{t("contact")}</Row>
        <Row to="/#faq">{t("questions")}</Row>
        <Row to="/globalLegal/privacyPolicy">{t("privacy")}</Row>
        <Row to="/globalLegal/terms">{t("terms")}</Row>
      </ul>
    </details>
  );
}

function Languages() {
  const t = useTranslations("nav");
  const current = useLanguage();
  return (
    <ul aria-label={t("languages")} className="flex gap-2 px-5.5 py-4">
      {(["ar", "fr", "en"] as const).map((language) => (
        <li key={language} lang={language} className="flex-1">
          <button
            type="button"
            aria-current={language === current || undefined}
            className="min-h-12 w-full rounded-medium border-2 border-line text-[0.9375rem] font-semibold aria-[current]:border-ink"
            onClick={() => switchLanguage(language, current)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
