import type { Reward } from "@app/contract/rewards";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { DataScript } from "../../lib/data-script.tsx";
import { PageAddresses, PageHead } from "../../lib/page-head.tsx";
import { breadcrumbData } from "../../lib/structured-data.ts";
import { marketPath, rewardPath } from "./reward-path.ts";
import { useRewardWords } from "./use-reward-words.ts";

/** What is told of a reward to those who do not see its page. No price in money: it has none. */
export function RewardHead({ reward }: { reward: Reward }) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const language = useLanguage();
  const name = words.name(reward);
  const price = words.price(reward);
  const path = rewardPath(reward.id);
  return (
    <>
      <PageHead
        title={t("reward.title", { name, price })}
        description={t("reward.description", {
          name,
          price,
          partner: words.partner(reward),
          text: words.description(reward),
        })}
      />
      <PageAddresses path={path} />
      <DataScript
        data={breadcrumbData(language, [
          { name: t("title"), path: marketPath },
          { name, path },
        ])}
      />
    </>
  );
}
