import { localized } from "@app/contract/localized-text";
import { product } from "@app/contract/product";
import { ArrowLeft, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LogoMark } from "../../../ui/logo.tsx";
import type { PointChoice } from "./use-point.ts";

export const pointPaths = {
  today: "/collection-point/dashboard",
  stock: "/collection-point/stock",
  pickups: "/collection-point/pickups",
  declared: "/collection-point/declared",
  vouchers: "/collection-point/vouchers",
} as const;
export type PointPlace = keyof typeof pointPaths;

export const handoverPath = (pickupId: string): string => `${pointPaths.pickups}/${pickupId}`;

interface PointHeaderProps {
  here: PointPlace;
  title: string;
  /** Under the title: which point, which day. */
  line?: ReactNode;
  /** One chip or button. */
  end?: ReactNode;
  /** What the wide screen has beside its links: the way to one's own panel. */
  actions?: ReactNode;
  /** The figures of the page. */
  children?: ReactNode;
}

const places = ["today", "stock", "pickups", "declared", "vouchers"] as const;
/** Reached from the day, and left to it. */
const below: ReadonlySet<PointPlace> = new Set(["declared", "vouchers"]);

/** Where a phone has the bar below, a wide screen has links above. */
const wideOnly = "max-md:hidden standalone:hidden";

/** The yellow block of a point's pages; there is no other bar above it. */
export function PointHeader({ here, title, line, end, actions, children }: PointHeaderProps) {
  const t = useTranslations("counter");
  return (
    <header className="rounded-ee-[56px] bg-yellow-400 pb-4.5 lg:rounded-ee-[96px] lg:pb-10">
      <div className="wrap">
        <div className="flex min-h-16 items-center gap-2.5 py-1.5 md:flex-wrap lg:min-h-19 lg:gap-5">
          {below.has(here) ? <BackLink /> : <HomeLink isRoomy={!end} />}
          <div className="min-w-0 flex-1 md:min-w-40">
            <h1 className="truncate text-[1.25rem] leading-[1.3] rtl:leading-[1.6]">{title}</h1>
            {line && <div className="text-small leading-tight rtl:leading-snug">{line}</div>}
          </div>
          {end}
          <nav
            aria-label={t("nav.label")}
            className={`${wideOnly} flex flex-wrap items-center gap-1`}
          >
            {places.map((place) => (
              <Link
                key={place}
                to={pointPaths[place]}
                aria-current={place === here ? "page" : undefined}
                className="bar-word font-semibold aria-[current]:font-extrabold aria-[current]:underline"
              >
                {t(`nav.${place}`)}
              </Link>
            ))}
            <ButtonLink to="/collection-point/intake" variant="ink" size="sm" className="ms-2">
              <Scale className="size-5" aria-hidden="true" />
              {t("nav.weigh")}
            </ButtonLink>
          </nav>
          {/* The last of them is the panel; the kilograms beside it are on the page already. */}
          {actions && (
            <div className={`${wideOnly} flex items-center [&>:not(:last-child)]:hidden`}>
              {actions}
            </div>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}

const arrowLook = "grid size-11 -ms-1.5 flex-none place-items-center rounded-medium";

function BackLink() {
  const t = useTranslations("counter");
  return (
    <Link to={pointPaths.today} aria-label={t("back")} className={arrowLook}>
      <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}

/** On the narrowest phone the title and what stands beside it need the room. */
function HomeLink({ isRoomy }: { isRoomy: boolean }) {
  const name = product.name[useLanguage()];
  return (
    <Link
      to="/"
      aria-label={name}
      className={classNames(arrowLook, !isRoomy && "max-[23.75rem]:hidden")}
    >
      <LogoMark variant="yellow" />
    </Link>
  );
}

interface PointLineProps {
  choice: PointChoice;
  /** "El Baraka, Monday 3 August"; a collaborator reads what they are instead. */
  write: (point: string) => string;
}

/** Which point it is; a choice only for people who work at several. */
export function PointLine({ choice: { points, point, choose }, write }: PointLineProps) {
  const t = useTranslations("counter");
  const language = useLanguage();
  if (points.length === 1)
    return <p className="line-clamp-2">{write(localized(point.name, language))}</p>;
  return (
    <select
      aria-label={t("point")}
      value={point.id}
      className="-my-1.5 min-h-11 w-full max-w-72 truncate"
      onChange={(event) => choose(event.target.value)}
    >
      {points.map(({ id, name }) => (
        <option key={id} value={id}>
          {write(localized(name, language))}
        </option>
      ))}
    </select>
  );
}
