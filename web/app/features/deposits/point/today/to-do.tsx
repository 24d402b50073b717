import type { PointToday } from "@app/contract/point-day";
import { CloudAlert, type LucideIcon, Package } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { sinceOf } from "../../../../i18n/when.ts";
import { listEntries } from "../../outbox/outbox-store.ts";
import { pointPaths } from "../point-header.tsx";

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

/** Red means: something needs you. */
export function ToDo({ today: { declarations } }: { today: PointToday }) {
  const t = useTranslations("counter.today");
  const language = useLanguage();
  const { whole } = useNumbers();
  const refused = useRefused();
  const [now] = useState(Date.now);
  const { count, oldestAt } = declarations;
  return (
    <section>
      <h2 className="mb-2 text-h3">{t("toDo")}</h2>
      {count + refused === 0 && <p className="text-muted">{t("nothingToDo")}</p>}
      <ul className="empty:hidden">
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
