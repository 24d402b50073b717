import { useMemo } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { placeOptions, usePlaces } from "./use-places.ts";

/** The name of a wilaya in the script of the page; its number until the names are there. */
export const useWilayaName = (): ((code: number) => string) => {
  const script = useLanguage() === "ar" ? "ar" : "fr";
  const { items } = usePlaces("all");
  return useMemo(() => {
    const names = new Map(placeOptions(items, script).map(({ value, label }) => [value, label]));
    return (code: number) => names.get(String(code)) ?? String(code);
  }, [items, script]);
};
