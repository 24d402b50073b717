import type { Reward } from "@app/contract/rewards";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { GoalMeter } from "./goal-meter.tsx";
import { missingKilograms, missingTokens } from "./goal.ts";
import { TileArt } from "./reward-art.tsx";
import { rewardPath } from "./reward-path.ts";
import { useRewardWords } from "./use-reward-words.ts";

interface GoalProps {
  reward: Reward;
  balance: number;
  petRate: number | null | undefined;
}

/** The way to the next reward, and about how many bottles long it still is. */
export function GoalTile({ reward, balance, petRate }: GoalProps) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  return (
    <section
      aria-labelledby="goal"
      className="relative grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-medium rounded-ee-[44px] bg-white lg:max-w-[34rem] lg:rounded-ee-[56px]"
    >
      <TileArt reward={reward} className="aspect-auto! h-full w-26 lg:w-40" />
      <div className="px-4 pt-3 pb-3.5 lg:py-5">
        <h2
          id="goal"
          className="text-small font-normal tracking-normal text-muted lg:text-[0.9375rem]"
        >
          {t("goal.title")}
        </h2>
        <p className="text-[1.125rem] leading-snug font-bold lg:text-[1.375rem]">
          <Link
            to={rewardPath(reward.id)}
            className="-outline-offset-3 after:absolute after:inset-0"
          >
            <bdi>{words.name(reward)}</bdi>
          </Link>
        </p>
        <GoalMeter reward={reward} balance={balance} className="mt-2 mb-1.5 text-ink" />
        <ToGo price={reward.price} balance={balance} petRate={petRate} />
      </div>
    </section>
  );
}

interface ToGoProps {
  price: number;
  balance: number;
  petRate: number | null | undefined;
}

/** "52 tokens to go, about 3 kg of bottles" */
export function ToGo({ price, balance, petRate }: ToGoProps) {
  const t = useTranslations("rewards");
  const { whole } = useNumbers();
  const count = missingTokens(price, balance);
  const kilograms = missingKilograms(price, balance, petRate);
  return (
    <p className="text-small">
      <b className="text-[0.9375rem]">{t("goal.toGo", { count, shown: whole(count) })}</b>
      {kilograms !== null && (
        <span className="text-muted">{t("goal.about", { kg: whole(kilograms) })}</span>
      )}
    </p>
  );
}
