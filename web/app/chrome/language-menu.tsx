import { Check, Globe } from "lucide-react";
import { useTranslations } from "use-intl";
import { languageNames, languageOrder } from "../i18n/locale.ts";
import { switchLanguage } from "../i18n/switch-language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { classNames } from "../ui/class-names.ts";
import { Menu } from "../ui/menu.tsx";

/** Three languages, each written in its own script. */
export function LanguageMenu() {
  const t = useTranslations("shell");
  const current = useLanguage();
  const summary = (
    <>
      <Globe className="size-5" aria-hidden="true" />
      <span className="sr-only">{t("language")}</span>
      <span className="max-sm:sr-only @max-[46rem]:sr-only">{languageNames[current]}</span>
    </>
  );

  return (
    <Menu summary={summary} align="end" className="w-52">
      <ul>
        {languageOrder.map((language) => (
          <li key={language} lang={language}>
            <button
              type="button"
              aria-current={language === current || undefined}
              className="flex min-h-12 w-full items-center justify-between rounded-small px-3 text-start hover:bg-plaster"
              onClick={() => switchLanguage(language, current)}
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
    </Menu>
  );
}
