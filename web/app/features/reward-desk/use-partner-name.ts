import { localized } from "@app/contract/localized-text";
import type { Partner } from "@app/contract/reward-desk";
import { useLanguage } from "../../i18n/use-language.ts";

/** The name of a partner in the language of the page. */
export const usePartnerName = (partners: readonly Partner[]): ((id: string) => string) => {
  const language = useLanguage();
  return (id) => {
    const partner = partners.find((one) => one.id === id);
    return partner ? localized(partner.name, language) : "";
  };
};
