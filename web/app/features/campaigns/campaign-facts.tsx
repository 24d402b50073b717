import type { Campaign } from "@app/contract/campaigns";
import { type Material, materialLabels } from "@app/contract/materials";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { useWilayaNames } from "../../lib/use-wilaya-names.ts";
import { classNames } from "../../ui/class-names.ts";
import { useCampaignNumbers } from "./use-campaign-numbers.ts";

/** What it pays for, where, when, and what it costs. */
export function CampaignFacts({ campaign, onDark }: { campaign: Campaign; onDark: boolean }) {
  const t = useTranslations("campaigns.fact");
  const language = useLanguage();
  const { whole } = useNumbers();
  const numbers = useCampaignNumbers();
  const wilayas = useWilayaNames(campaign.wilayas ?? []);
  const { materials, firstDay, lastDay, bonusPercent, centimes, tokens } = campaign;
  const facts: readonly {
    name: "materials" | "where" | "when" | "bonus" | "amount";
    text: ReactNode;
  }[] = [
    {
      name: "materials",
      text: materials ? <Materials materials={materials} /> : t("allMaterials"),
    },
    { name: "where", text: campaign.wilayas ? wilayas : t("country") },
    {
      name: "when",
      text: t("days", { first: fullDayOf(firstDay, language), last: fullDayOf(lastDay, language) }),
    },
    {
      name: "bonus",
      text: bonusPercent > 0 ? t("percent", { percent: whole(bonusPercent) }) : t("noBonus"),
    },
    {
      name: "amount",
      text: t("opens", { money: numbers.money(centimes), tokens: numbers.amount(tokens) }),
    },
  ];
  return (
    <dl className="mt-6">
      {facts.map(({ name, text }) => (
        <div
          key={name}
          className={classNames(
            "flex flex-wrap gap-x-4 border-t-[1.5px] py-2",
            onDark ? "border-blue-700" : "border-line",
          )}
        >
          <dt className={classNames("w-28 flex-none", onDark ? "text-blue-200" : "text-muted")}>
            {t(name)}
          </dt>
          <dd className="min-w-48 flex-1 font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Materials({ materials }: { materials: readonly Material[] }) {
  const t = useTranslations("campaigns");
  return materials.map((material, place) => (
    <Fragment key={material}>
      {place > 0 && t("comma")}
      {material === "aluminium" ? t("aluminium") : <Num>{materialLabels[material]}</Num>}
    </Fragment>
  ));
}
