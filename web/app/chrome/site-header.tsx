import { product } from "@app/contract/product";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../i18n/use-language.ts";
import { Logo } from "../ui/logo.tsx";
import { Account } from "./account.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { NewsBar } from "./news-bar.tsx";

/** The header of the public pages. */
export function SiteHeader() {
  const t = useTranslations("shell");
  const language = useLanguage();
  return (
    <header className="relative z-10 bg-white">
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:start-4 focus-visible:top-4 focus-visible:z-20 focus-visible:rounded-medium focus-visible:bg-white focus-visible:p-3"
      >
        {t("skip")}
      </a>
      <div className="wrap flex min-h-16 items-center gap-2 lg:min-h-19 lg:gap-8">
        <Link to="/" className="me-auto inline-flex min-h-11 items-center rounded-small">
          <Logo name={product.name[language]} />
          <span className="sr-only">, {t("homeLink")}</span>
        </Link>
        <LanguageMenu />
        <Account />
      </div>
      <NewsBar />
    </header>
  );
}
