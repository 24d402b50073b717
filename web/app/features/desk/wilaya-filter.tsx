import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DeskFilter } from "../../lib/back-office/desk-filter.tsx";
import { placeOptions, usePlaces } from "../../lib/use-places.ts";

export function WilayaFilter() {
  const t = useTranslations("desk.filter");
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items } = usePlaces("all");
  return <DeskFilter name="wilaya" label={t("wilaya")} options={placeOptions(items, script)} />;
}
