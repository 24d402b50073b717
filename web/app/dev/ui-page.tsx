import { countryZone, type Locale } from "@app/contract/locales";
import { IntlProvider, useMessages, useTranslations } from "use-intl";
import { SiteHeader } from "../chrome/site-header.tsx";
import { intlLocales } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { ButtonSamples } from "./button-samples.tsx";
import { CounterSamples } from "./counter-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import ar from "./locales/ar.json";
import en from "./locales/en.json";
import fr from "./locales/fr.json";
import { MessageSamples } from "./message-samples.tsx";
import { NavigationSamples } from "./navigation-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { TileSamples } from "./tile-samples.tsx";

const texts: Record<Locale, typeof en> = { ar, en, fr };

/** Every piece of the kit in its states, for developers and for the browser tests. */
export default function UiPage() {
  const language = useLanguage();
  const messages = { ...useMessages(), dev: texts[language] };
  return (
    <IntlProvider locale={intlLocales[language].numbers} messages={messages} timeZone={countryZone}>
      <SiteHeader />
      <Samples />
    </IntlProvider>
  );
}

function Samples() {
  const t = useTranslations("dev");
  return (
    <main id="content" className="wrap grid gap-14 py-10">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-h1">{t("title")}</h1>
      <TileSamples />
      <ButtonSamples />
      <FieldSamples />
      <CounterSamples />
      <NavigationSamples />
      <OverlaySamples />
      <MessageSamples />
      <DataSamples />
    </main>
  );
}
