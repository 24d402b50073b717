import { isLocale } from "@app/contract/locales";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { switchLanguage } from "../i18n/switch-language.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { servedPart } from "../lib/served-part.tsx";

const bring = async () => (await import("./whole-footer.tsx")).WholeFooter;

const { ServedPart, load } = servedPart(import.meta.env.SSR ? await bring() : null, bring);

/** Before a page is turned to, which has the footer from the start. */
export const loadFooter = load;

/** The foot of a page, which no first visit loads the code of; so its buttons are listened to here. */
export function SiteFooter() {
  const { pathname } = useLocation();
  const shown = useLanguage();
  const choose = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest("button");
    if (button && isLocale(button.value)) switchLanguage(button.value, shown);
  };
  return (
    // Another page may have another one.
    <div key={pathname} role="presentation" className="contents" onClick={choose}>
      <ServedPart />
    </div>
  );
}
