import type { Reward } from "@app/contract/rewards";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExchangePart } from "./exchange-part.tsx";
import { isSoldOut } from "./goal.ts";
import { similarTo } from "./market-filters.ts";
import { OfferedBy } from "./offered-by.tsx";
import { PageArt } from "./reward-art.tsx";
import { RewardCards } from "./reward-card.tsx";
import { RewardFacts } from "./reward-facts.tsx";
import { marketPath } from "./reward-path.ts";
import type { ExchangeProblem } from "./use-exchange.ts";
import { useRewardWords } from "./use-reward-words.ts";
import { useRewards } from "./use-rewards.ts";
import { type LogIn, WithPerson } from "./with-person.tsx";

interface RewardPageProps {
  reward: Reward;
  openLine: ReactNode;
  /** Leads to the log-in and back here. */
  logIn: LogIn;
  onExchanged: (voucherId: string) => void;
  /** The number has to be confirmed first. */
  onUnconfirmed: () => void;
  onOutOfDate: () => void;
}

/** One reward: what it is, where, on what terms, and the exchange. */
export function RewardPage({ onOutOfDate, ...props }: RewardPageProps) {
  const { reward, openLine } = props;
  const t = useTranslations("rewards");
  const words = useRewardWords();
  const [refusal, setRefusal] = useState<ExchangeProblem | null>(null);
  const refuse = (problem: ExchangeProblem) => {
    setRefusal(problem);
    onOutOfDate();
  };
  return (
    <Frame art={<PageArt reward={reward} />}>
      <h1 className="text-[2.125rem] lg:text-h1">
        <bdi>{words.name(reward)}</bdi>
      </h1>
      <p className="mt-1.5 text-[1rem] text-muted lg:text-[1.125rem]">
        {words.description(reward)}
        <OfferedBy reward={reward} />
      </p>
      {refusal && (
        <Notice tone="problem" className="mt-4">
          {t(`problem.${refusal}`)}
        </Notice>
      )}
      <RewardFacts reward={reward} openLine={openLine} />
      {/* That the last one is gone has been said. */}
      {!(refusal === "soldOut" && isSoldOut(reward)) && (
        <WithPerson>
          {(person) => (
            // A price that moved is another exchange: what was chosen begins again.
            <ExchangePart key={reward.price} {...props} person={person} onRefused={refuse} />
          )}
        </WithPerson>
      )}
      {isSoldOut(reward) && <Similar reward={reward} />}
    </Frame>
  );
}

/** In the place of one that is gone. */
function Similar({ reward }: { reward: Reward }) {
  const t = useTranslations("rewards");
  const { rewards = [] } = useRewards(null, null);
  const similar = similarTo(reward, rewards);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-8">
      <h2 id="similar" className="mb-3 text-h3">
        {t("similar")}
      </h2>
      <RewardCards rewards={similar} isAside />
    </section>
  );
}

function Frame({ art, children }: { art: ReactNode; children: ReactNode }) {
  const t = useTranslations("rewards");
  return (
    <main
      id="content"
      className="wrap flex flex-1 flex-col lg:grid lg:grid-cols-2 lg:items-start lg:gap-16 lg:pt-10 lg:pb-20"
    >
      <div className="relative -mx-page lg:mx-0">
        {art}
        <Link
          to={marketPath}
          aria-label={t("all")}
          className="absolute start-4 top-3 grid size-12 place-items-center rounded-medium bg-white"
        >
          <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
        </Link>
      </div>
      <div className="flex flex-1 flex-col pt-3.5">{children}</div>
    </main>
  );
}

/** The same layout with nothing in it yet. */
export function RewardPageWaiting() {
  const t = useTranslations("rewards");
  return (
    <Frame art={<Skeleton className="h-40 rounded-none!" />}>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-8 h-16 w-full" />
      <Skeleton className="mt-3 h-16 w-full" />
    </Frame>
  );
}

export function RewardPageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("rewards");
  return (
    <Frame art={null}>
      <div role="alert" className="pt-16">
        <Empty
          tile={{ name: "bottle", pair: 0 }}
          action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
        >
          {t("failed")}
        </Empty>
      </div>
    </Frame>
  );
}
