import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { missingTokens, nextGoal } from "./goal.ts";
import { GoalMeter } from "./goal-meter.tsx";
import { rewardPath } from "./reward-path.ts";
import { Link } from "react-router";
import { useRewardWords } from "./use-reward-words.ts";
import { useRewards } from "./use-rewards.ts";

/** Under the balance of the dashboard: how far it is to the next reward. */
export function NextReward({ balance }: { balance: number }) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const { whole } = useNumbers();
  const { rewards = [] } = useRewards(null, null);
  const goal = nextGoal(rewards, balance);
  if (!goal) return null;
  const count = missingTokens(goal.price, balance);
  return (
    <div className="pt-4 lg:pt-6">
      <GoalMeter reward={goal} balance={balance} tone="yellow" className="lg:max-w-[34rem]" />
      <Link
        to={rewardPath(goal.id)}
        className="mt-1 inline-flex min-h-11 items-center text-[1rem] text-green-200 lg:text-[1.125rem]"
      >
        <span>
          {t.rich("goal.for", {
            tokens: () => (
              <b className="text-white">{t("goal.toGo", { count, shown: whole(count) })}</b>
            ),
            name: () => <bdi>{words.name(goal)}</bdi>,
          })}
        </span>
      </Link>
    </div>
  );
}
