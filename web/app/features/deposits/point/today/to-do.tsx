import { dayInAlgeria } from "@app/contract/country-time";
import type { NextVan, PointToday } from "@app/contract/point-day";
import { CloudAlert, type LucideIcon, Package, Truck } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { sinceOf, timeOf } from "../../../../i18n/when.ts";
import { listEntries } from "../../outbox/outbox-store.ts";
import { useVanWords } from "../pickups/use-van-words.ts";
import { handoverPath, pointPaths } from "../point-header.tsx";

/** What this phone sent and the server refused: somebody has to decide about it. */
const useRefused = (): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    // A phone without such a store has refused nothing.
    const read = async () =>
      (await listEntries().catch(() => [])).filter(({ state }) => state === "refused");
    void read().then((refused) => isShown && setCount(refused.length));
    return () => {
      isShown = false;
    };
  }, []);
  return count;
};

const isNear = ({ state }: NextVan): boolean => state === "on_the_way" || state === "weighing";

/** It comes today, is on its way, or has something to ask. */
const isDue = (van: NextVan, date: string): boolean =>
  van.driver !== null &&
  (van.waitsFor !== null || isNear(van) || dayInAlgeria(van.window.from) <= date);

/** Red means: something needs you. */
export function ToDo({ today: { declarations, date, van } }: { today: PointToday }) {
  const t = useTranslations("counter.today");
  const language = useLanguage();
  const { whole } = useNumbers();
  const refused = useRefused();
  const [now] = useState(Date.now);
  const { count, oldestAt } = declarations;
  const dueVan = van && isDue(van, date) ? van : null;
  return (
    <section>
      <h2 className="mb-2 text-h3">{t("toDo")}</h2>
      {count + refused === 0 && !dueVan && <p className="text-muted">{t("nothingToDo")}</p>}
      <ul className="empty:hidden">
        {dueVan && <VanRow van={dueVan} />}
        {count > 0 && (
          <Row
            Icon={Package}
            to={pointPaths.declared}
            count={count}
            text={t("bagsDeclared", { count, shown: whole(count) })}
            detail={
              oldestAt === null
                ? undefined
                : t("bagsSince", { time: sinceOf(Date.parse(oldestAt), now, language) })
            }
          />
        )}
        {refused > 0 && (
          <Row
            Icon={CloudAlert}
            to="/collection-point/outbox"
            count={refused}
            text={t("notSent", { count: refused, shown: whole(refused) })}
          />
        )}
      </ul>
    </section>
  );
}

function VanRow({ van }: { van: NextVan }) {
  const t = useTranslations("counter.today");
  const language = useLanguage();
  const wordsOf = useVanWords();
  const isYourTurn = van.waitsFor === "signature";
  const time = leftToRight(timeOf(Date.parse(van.window.from), language));
  const text = () => {
    if (isYourTurn) return t("vanToSign");
    return van.waitsFor === "answer" ? t("vanProposes") : t("vanAt", { time });
  };
  return (
    <Row
      Icon={Truck}
      to={isYourTurn ? handoverPath(van.id) : pointPaths.pickups}
      count={1}
      text={text()}
      detail={wordsOf(van.state, van.driver)}
    />
  );
}

interface RowProps {
  Icon: LucideIcon;
  to: string;
  count: number;
  text: string;
  detail?: string | undefined;
}

function Row({ Icon, to, count, text, detail }: RowProps) {
  const { whole } = useNumbers();
  return (
    <li className="border-t-[1.5px] border-line last:border-b-[1.5px]">
      <Link
        to={to}
        className="grid min-h-13 grid-cols-[1.5rem_1fr_auto] items-center gap-3 py-1 leading-snug font-semibold"
      >
        <Icon className="size-6" aria-hidden="true" />
        <span>
          {text}
          {detail && <span className="block text-small font-normal text-muted">{detail}</span>}
        </span>
        <span
          aria-hidden="true"
          className="grid h-7 min-w-7 place-items-center rounded-full bg-red-600 px-1.5 text-[0.9375rem] font-extrabold text-white"
        >
          <Num>{whole(count)}</Num>
        </span>
      </Link>
    </li>
  );
}
