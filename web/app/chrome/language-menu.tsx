import type { Locale } from "@app/contract/locales";
import { Check, Globe } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { languageNames } from "../i18n/locale.ts";
import { switchLanguage } from "../i18n/switch-language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { classNames } from "../ui/class-names.ts";

const order: readonly Locale[] = ["ar", "fr", "en"];

/** Three languages, each written in its own script; closes on a choice, Escape or a tap outside. */
export function LanguageMenu() {
  const t = useTranslations("shell");
  const current = useLanguage();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);

  const choose = (language: Locale) => {
    if (menu.current) menu.current.open = false;
    switchLanguage(language, current);
  };

  return (
    <details ref={menu} className="group relative font-semibold">
      <summary className="disclosure min-h-11 gap-2 rounded-medium px-2">
        <Globe className="size-5" aria-hidden="true" />
        <span className="sr-only">{t("language")}</span>
        <span className="max-sm:sr-only">{languageNames[current]}</span>
      </summary>
      <ul className="absolute end-0 top-full z-20 mt-2 w-52 overflow-hidden rounded-medium rounded-ee-[28px] bg-white p-1.5 text-ink shadow-e2">
        {order.map((language) => (
          <li key={language} lang={language}>
            <button
              type="button"
              aria-current={language === current || undefined}
              className="flex min-h-12 w-full items-center justify-between rounded-small px-3 text-start hover:bg-plaster"
              onClick={() => choose(language)}
            >
              {languageNames[language]}
              <Check
                className={classNames("size-5 text-green-700", language !== current && "hidden")}
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A details element opens and closes by itself; only leaving it has to be noticed. */
const useClosing = (menu: React.RefObject<HTMLDetailsElement | null>) =>
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (menu.current && !isInside) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [menu]);
