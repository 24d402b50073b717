import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import type { Overview } from "./desk.api.ts";
import { useDeskWords } from "./use-desk-words.ts";

const home = "/business/dashboard";

/** Two full blocks, as the two weights of a dispute. */
export function Today({ overview: { today, yesterday } }: { overview: Overview }) {
  const t = useTranslations("desk.overview");
  const words = useDeskWords();
  return (
    <section
      aria-label={t("today")}
      className="grid overflow-hidden rounded-large rounded-ee-turn sm:grid-cols-2"
    >
      <Block tile={{ name: "bottle", pair: 1 }} className="bg-green-200">
        <Figure
          value={words.kilograms(today.grams)}
          unit={t("kg")}
          line={t("yesterdayKilograms", { weight: words.weight(yesterday.grams) })}
        />
      </Block>
      <Block tile={{ name: "scale", pair: 3 }} className="bg-yellow-400">
        <Figure
          value={words.whole(today.deposits)}
          unit={t("deposits", { count: today.deposits })}
          line={t("yesterdayDeposits", { shown: words.whole(yesterday.deposits) })}
        />
      </Block>
    </section>
  );
}

interface BlockProps {
  tile: TileDrawing;
  className: string;
  children: ReactNode;
}

function Block({ tile, className, children }: BlockProps) {
  return (
    <div className={classNames("flex items-start gap-4 p-5", className)}>
      <Tile {...tile} className="size-11 flex-none rounded-small" />
      {children}
    </div>
  );
}

function Figure({ value, unit, line }: { value: string; unit: string; line: string }) {
  return (
    <p className="min-w-0">
      <span className="text-[2.5rem] leading-none font-extrabold tracking-tight tabular-nums">
        {value}
      </span>{" "}
      <span className="font-bold">{unit}</span>
      <span className="mt-1 block text-small">{line}</span>
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.125rem] font-extrabold">{title}</h2>
      {children}
    </section>
  );
}

export function Tasks({ tasks }: { tasks: Overview["tasks"] }) {
  const t = useTranslations("desk.overview");
  const words = useDeskWords();
  const ages = ["late", "today", "later"] as const;
  return (
    <Part title={t("tasks.title")}>
      <dl className="mb-4 grid grid-cols-3 border-y-2 border-ink">
        {ages.map((age) => (
          <div key={age} className="border-line py-3 not-first:border-s-[1.5px] not-first:ps-4">
            <dt className="text-small text-muted">{t(`tasks.${age}`)}</dt>
            <dd
              className={classNames(
                "text-[1.75rem] leading-tight font-extrabold tabular-nums",
                age === "late" && tasks.late > 0 && "text-red-700",
              )}
            >
              {words.whole(tasks[age])}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`${home}/tasklist`} turned>
        {t("tasks.open")}
      </ButtonLink>
    </Part>
  );
}

/** Where each of them is looked after; a phone that is silent has a task of its own. */
const ways = {
  withoutTaker: `${home}/pickups?status=no_taker`,
  lotsOverdue: `${home}/lots?state=overdue`,
  lotsOverTolerance: `${home}/lots?state=over_tolerance`,
  silentDevices: `${home}/tasklist`,
} as const;

export function Stuck({ stuck }: { stuck: Overview["stuck"] }) {
  const t = useTranslations("desk.overview");
  const words = useDeskWords();
  const names = (Object.keys(ways) as (keyof typeof ways)[]).filter((name) => stuck[name] > 0);
  return (
    <Part title={t("stuck.title")}>
      {names.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-green-700">
          <CircleCheck className="size-5 flex-none" aria-hidden="true" />
          {t("stuck.nothing")}
        </p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name} className="border-t-[1.5px] border-line">
              <Link
                to={ways[name]}
                className="flex min-h-11 items-center justify-between gap-4 py-1.5 hover:underline"
              >
                <span className="font-semibold">{t(`stuck.${name}`)}</span>
                <span className="text-[1.25rem] font-extrabold text-red-700 tabular-nums">
                  {words.whole(stuck[name])}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const tiles = {
  citizen: { name: "bag", pair: 1 },
  point: { name: "shop", pair: 3 },
  transporter: { name: "van", pair: 0 },
  brand: { name: "bottle", pair: 2 },
} as const satisfies Record<Overview["newcomers"][number]["role"], TileDrawing>;

export function Newcomers({ newcomers }: { newcomers: Overview["newcomers"] }) {
  const t = useTranslations("desk.overview.newcomers");
  const words = useDeskWords();
  return (
    <Part title={t("title")}>
      <ul className="grid grid-cols-2 @xl:grid-cols-4">
        {newcomers.map(({ role, count }) => (
          <li key={role} className="flex items-center gap-3 border-t-[1.5px] border-line py-2.5">
            <Tile {...tiles[role]} className="size-9 flex-none rounded-small" />
            <span className="min-w-0 leading-tight">
              <span className="block text-[1.25rem] font-extrabold tabular-nums">
                {words.whole(count)}
              </span>
              <span className="text-small text-muted">{t(role, { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
