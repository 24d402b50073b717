import { isLocale, type Locale } from "@app/contract/locales";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { languageNames, languageOrder } from "../../../i18n/locale.ts";
import { switchLanguage } from "../../../i18n/switch-language.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Block } from "./block.tsx";

/** Of the pages and of the messages we send; the page is loaded anew in it. */
export function LanguageBlock() {
  const t = useTranslations("account");
  const current = useLanguage();
  const [chosen, setChosen] = useState<Locale>(current);

  const choose = (language: string) => {
    if (!isLocale(language) || language === current) return;
    setChosen(language);
    switchLanguage(language, current);
  };

  return (
    <Block id="language" title={t("settings.language.title")}>
      <ChoiceField
        label={t("settings.language.title")}
        name="language"
        value={chosen}
        onChange={choose}
        choices={languageOrder.map((language) => ({
          value: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
        className="[&>legend]:sr-only"
      />
    </Block>
  );
}
