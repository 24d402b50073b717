import { product } from "@app/contract/product";
import { useNow, useTranslations } from "use-intl";
import { languageNames, languageOrder } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { FooterLink } from "./footer-link.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The last line: whose it is, the law, the languages, and where else we are. */
export function FooterBase() {
  const t = useTranslations("shell.footer");
  const name = product.name[useLanguage()];
  const year = String(useNow().getUTCFullYear());
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-1 border-t-[1.5px] border-current/20 pt-3 text-small">
      <p className="flex flex-wrap items-center gap-x-7">
        <span>{t("copyright", { year, name })}</span>
        <FooterLink to="/globalLegal/privacyPolicy">{t("privacy")}</FooterLink>
        <FooterLink to="/globalLegal/terms">{t("terms")}</FooterLink>
      </p>
      <LanguageLine />
      <SocialLinks />
    </div>
  );
}

function LanguageLine() {
  const t = useTranslations("shell");
  const shown = useLanguage();
  return (
    <ul aria-label={t("language")} className="flex flex-wrap gap-x-6 md:ms-auto">
      {languageOrder.map((language) => (
        <li key={language} lang={language}>
          <button
            type="button"
            className="min-h-11 aria-[current]:font-bold aria-[current]:underline aria-[current]:underline-offset-4"
            aria-current={language === shown || undefined}
            value={language}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
