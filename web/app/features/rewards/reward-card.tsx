import type { Reward } from "@app/contract/rewards";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Chip } from "../../ui/chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OfferedBy } from "./offered-by.tsx";
import { isSoldOut } from "./goal.ts";
import { CardArt } from "./reward-art.tsx";
import { rewardPath } from "./reward-path.ts";
import { useRewardWords } from "./use-reward-words.ts";

const pairs = "grid grid-cols-2 gap-3";
const grid = `${pairs} md:grid-cols-3 lg:grid-cols-4 lg:gap-5`;
const shape = "overflow-hidden rounded-medium rounded-ee-[34px] bg-white lg:rounded-ee-[56px]";

interface RewardCardsProps {
  rewards: readonly Reward[];
  isBusy?: boolean;
  /** In a column of another page, under a heading of their own. */
  isAside?: boolean;
}

export function RewardCards({ rewards, isBusy = false, isAside = false }: RewardCardsProps) {
  return (
    <ul
      aria-busy={isBusy}
      className={classNames(isAside ? pairs : grid, "transition-opacity", isBusy && "opacity-60")}
    >
      {rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} level={isAside ? "h3" : "h2"} />
      ))}
    </ul>
  );
}

/** What, where, for how much, and whether there is any left. */
function RewardCard({ reward, level: Heading }: { reward: Reward; level: "h2" | "h3" }) {
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const distance = words.distance(reward);
  return (
    <li
      className={classNames(
        "relative flex flex-col has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-600",
        shape,
      )}
    >
      <div className={isSoldOut(reward) ? "grayscale" : undefined}>
        <CardArt reward={reward} />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-2.5 pb-3.5 lg:px-4.5 lg:py-4">
        <Heading className="text-[1.03125rem] leading-snug lg:text-[1.3125rem]">
          <Link to={rewardPath(reward.id)} className="outline-none after:absolute after:inset-0">
            <bdi>{words.name(reward)}</bdi>
          </Link>
        </Heading>
        <p className="mt-0.5 mb-2.5 flex-1 text-[0.84375rem] text-muted lg:text-[0.9375rem]">
          {reward.kind === "phone_credit" ? t("within24") : <bdi>{words.partner(reward)}</bdi>}
          {distance && (
            <>
              {t("comma")}
              <bdi className="whitespace-nowrap">{distance}</bdi>
            </>
          )}
          <OfferedBy reward={reward} />
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-[0.84375rem] font-semibold text-muted">
          <Chip tone="yellow" className="lg:text-[0.9375rem]">
            {words.price(reward)}
          </Chip>
          <span>{words.stock(reward)}</span>
        </p>
      </div>
    </li>
  );
}

export function CardsSkeleton() {
  const t = useTranslations("rewards");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className={grid}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={classNames(shape, "pb-3.5")}>
            <Skeleton className="h-18 rounded-none! lg:h-28" />
            <Skeleton className="mx-3 mt-3 h-5" />
            <Skeleton className="mx-3 mt-2 h-4 w-1/2" />
            <Skeleton className="mx-3 mt-3 h-8 w-24" />
          </div>
        ))}
      </div>
    </>
  );
}
