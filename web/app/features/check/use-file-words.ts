import type { PublicReport } from "@app/contract/reports";
import { useTranslations } from "use-intl";

/** What a file of a report is called, with its language where it has one. */
export const useFileWords = () => {
  const t = useTranslations("check.report.compare");
  return ({ type, locale }: Pick<PublicReport["files"][number], "type" | "locale">): string =>
    locale === null
      ? t(`file.${type}`)
      : t("both", { file: t(`file.${type}`), language: t(`language.${locale}`) });
};
