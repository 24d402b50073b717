import type { Reward } from "@app/contract/rewards";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import { useOnline } from "../../lib/use-online.ts";
import { usePosition } from "../../lib/use-position.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Causes } from "./causes.tsx";
import { FilterRow, PositionNote } from "./filter-row.tsx";
import { GoalTile } from "./goal-tile.tsx";
import { nextGoal } from "./goal.ts";
import {
  categoriesOf,
  filterRewards,
  readShown,
  type Shown,
  toggleShown,
} from "./market-filters.ts";
import { MarketHeader } from "./market-header.tsx";
import { CardsSkeleton, RewardCards } from "./reward-card.tsx";
import { type RewardList, useRewards } from "./use-rewards.ts";
import { type LogIn, type Person, WithPerson } from "./with-person.tsx";

interface MarketScreenProps {
  /** The list as the server found it. */
  first: readonly Reward[] | null;
  /** Leads to the log-in and back here. */
  logIn: LogIn;
}

const useShown = () => {
  const [search, setSearch] = useSearchParams();
  const show = (shown: Shown) =>
    setSearch(toggleShown(search, shown), { replace: true, preventScrollReset: true });
  return { shown: readShown(search), show };
};

/** What tokens can be exchanged for, for everybody; with a balance on top for a citizen. */
export function MarketScreen({ first, logIn }: MarketScreenProps) {
  const { state, position, ask, forget } = usePosition();
  const list = useRewards(first, position);
  const { shown, show } = useShown();
  const rewards = list.rewards ?? [];
  return (
    <WithPerson>
      {(person) => (
        <>
          <MarketHeader person={person} logIn={logIn} />
          <OfflineNote list={list} />
          <main id="content" className="wrap flex-1 pt-2.5 pb-12 lg:pt-8 lg:pb-20">
            <FilterRow
              shown={shown}
              categories={categoriesOf(rewards)}
              hasBalance={person.balance !== undefined}
              positionState={state}
              onShow={show}
              onNearMe={() => (state === "found" ? forget() : ask())}
            />
            <PositionNote state={state} />
            <div className="mt-3.5 grid gap-3.5 lg:mt-6 lg:gap-8">
              <Goal rewards={rewards} person={person} />
              <Found list={list} shown={shown} person={person} onShow={show} />
              <Causes person={person} logIn={logIn} />
            </div>
          </main>
        </>
      )}
    </WithPerson>
  );
}

function OfflineNote({ list: { at, problem } }: { list: RewardList }) {
  const t = useTranslations("rewards");
  const language = useLanguage();
  const isOnline = useOnline();
  if (isOnline && problem !== "offline") return null;
  return (
    <OfflineStrip>
      {at === undefined ? t("offline.plain") : t("offline.kept", { time: timeOf(at, language) })}
    </OfflineStrip>
  );
}

function Goal({ rewards, person }: { rewards: readonly Reward[]; person: Person }) {
  const goal = person.balance === undefined ? null : nextGoal(rewards, person.balance);
  if (!goal || person.balance === undefined) return null;
  return <GoalTile reward={goal} balance={person.balance} petRate={person.petRate} />;
}

interface FoundProps {
  list: RewardList;
  shown: Shown | null;
  person: Person;
  onShow: (shown: Shown) => void;
}

function Found({ list, shown, person, onShow }: FoundProps) {
  if (!list.rewards) {
    return list.isLoading ? <CardsSkeleton /> : <Failed onRetry={list.reload} />;
  }
  const found = filterRewards(list.rewards, shown, person.balance);
  if (found.length > 0) return <RewardCards rewards={found} isBusy={list.isLoading} />;
  return <NothingFound shown={shown} onShow={onShow} />;
}

/** Nothing found is an answer, and there is always something to do with tokens. */
function NothingFound({ shown, onShow }: Pick<FoundProps, "shown" | "onShow">) {
  const t = useTranslations("rewards");
  const isReach = shown === "reach";
  return (
    <div role="status" className="py-4">
      <Empty
        tile={{ name: "tree", pair: 8 }}
        action={
          isReach ? (
            <ButtonLink to="/consumer">{t("findPoint")}</ButtonLink>
          ) : (
            shown && <Button onClick={() => onShow(shown)}>{t("empty.all")}</Button>
          )
        }
      >
        {t(isReach ? "empty.reach" : "empty.none")}
      </Empty>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("rewards");
  return (
    <div role="alert" className="py-4">
      <Empty
        tile={{ name: "bottle", pair: 0 }}
        action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
      >
        {t("failed")}
      </Empty>
    </div>
  );
}
