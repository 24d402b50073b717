import { useLanguage } from "../../i18n/use-language.ts";
import { usePlaces } from "../../lib/use-places.ts";

/** In the script of the page; its number until the list is there. */
export const useWilayaName = () => {
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items } = usePlaces("all");
  return (code: number): string => items.find((one) => one.code === code)?.[script] ?? String(code);
};
