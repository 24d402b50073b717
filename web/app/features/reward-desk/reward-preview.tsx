import { directionOf, type Locale } from "@app/contract/locales";
import { localized } from "@app/contract/localized-text";
import type { Partner } from "@app/contract/reward-desk";
import { useTranslations } from "use-intl";
import type { RewardDraft } from "./reward-draft.ts";

interface RewardPreviewProps {
  draft: RewardDraft;
  partners: readonly Partner[];
  language: Locale;
}

/** As citizens of that language will see it: English stands in for what is missing. */
export function RewardPreview({ draft, partners, language }: RewardPreviewProps) {
  const t = useTranslations("rewardDesk");
  const partner = partners.find(({ id }) => id === draft.partnerId);
  const { name, description } = draft;
  return (
    <section>
      <h3 className="mb-1.5 text-small font-bold text-muted">{t("form.preview")}</h3>
      <div
        lang={language}
        dir={directionOf(language)}
        className="grid min-h-24 content-start gap-1 rounded-medium rounded-ee-turn bg-yellow-100 px-4 py-3.5"
      >
        <b className="text-[1.125rem] leading-tight">{name[language].trim() || name.en}</b>
        {partner && <span className="text-small">{localized(partner.name, language)}</span>}
        <p className="text-[0.9375rem]">{description[language].trim() || description.en}</p>
      </div>
    </section>
  );
}
