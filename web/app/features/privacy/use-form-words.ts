import { useTranslations } from "use-intl";
import type { DeskFormWords } from "../../lib/back-office/desk-form.tsx";

export const useFormWords = (): DeskFormWords => {
  const t = useTranslations("privacy");
  return {
    save: t("save"),
    saving: t("saving"),
    leave: t("leave"),
    offline: t("problem.offline"),
    unsaved: t("problem.title"),
  };
};
