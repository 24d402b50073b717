import { product } from "@app/contract/product";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../i18n/use-language.ts";
import { usePrefetch } from "../lib/use-prefetch.ts";
import { Logo } from "../ui/logo.tsx";

/** The first thing a keyboard reaches. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#content"
      className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-4 focus-visible:top-4 focus-visible:z-30 focus-visible:rounded-medium focus-visible:bg-white focus-visible:p-3"
    >
      {t("skip")}
    </a>
  );
}

export function HomeLink({ isOnDark }: { isOnDark: boolean }) {
  const t = useTranslations("shell");
  const language = useLanguage();
  const prefetch = usePrefetch();
  return (
    <Link
      to="/"
      prefetch={prefetch}
      className="inline-flex min-h-11 flex-none items-center rounded-small"
    >
      <Logo
        name={product.name[language]}
        variant={isOnDark ? "dark" : "light"}
        className="@max-[22.4rem]:[&]:text-[0px] @max-[22.4rem]:[&>svg]:size-8"
      />
      <span className="sr-only">, {t("homeLink")}</span>
    </Link>
  );
}
