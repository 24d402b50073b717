import { changeLanguage } from "@app/contract/account";
import { isLocale, type Locale } from "@app/contract/locales";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { languageNames } from "../../../i18n/locale.ts";
import { switchLanguage } from "../../../i18n/switch-language.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { call } from "../../../lib/api-client.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Block } from "./block.tsx";

const order: readonly Locale[] = ["ar", "fr", "en"];

/** Of the pages and of the messages we send; the page is loaded anew in it. */
export function LanguageBlock() {
  const t = useTranslations("account");
  const current = useLanguage();
  const [chosen, setChosen] = useState<Locale>(current);

  const choose = async (language: string) => {
    if (!isLocale(language) || language === current) return;
    setChosen(language);
    // The page changes even when the server cannot be told now.
    await call(changeLanguage, { body: { lang: language } }).catch(() => undefined);
    switchLanguage(language, current);
  };

  return (
    <Block id="language" title={t("settings.language.title")}>
      <ChoiceField
        label={t("settings.language.title")}
        name="language"
        value={chosen}
        onChange={(language) => void choose(language)}
        choices={order.map((language) => ({
          value: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
        className="[&>legend]:sr-only"
      />
    </Block>
  );
}
