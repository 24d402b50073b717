import { product } from "@app/contract/product";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { useOnline } from "../../lib/use-online.ts";
import { classNames } from "../../ui/class-names.ts";
import { LogoMark } from "../../ui/logo.tsx";

export const driverPaths = {
  today: "/transporter/dashboard",
  jobs: "/transporter/jobs",
  route: "/transporter/route",
  deliver: "/transporter/deliver",
  earnings: "/transporter/earnings",
} as const;
export type DriverPlace = keyof typeof driverPaths;

const places = ["today", "jobs", "route", "earnings"] as const;

export const handoverPath = (id: string): string => `/transporter/handover/${id}`;
export const jobPath = (id: string): string => `${driverPaths.jobs}/${id}`;

interface DriverHeaderProps {
  title: string;
  /** Which of the places it is; a page below one has a way back to it instead. */
  here?: DriverPlace | undefined;
  back?: DriverPlace | undefined;
  /** One chip or button. */
  end?: ReactNode;
  /** What the wide screen has beside its links: the way to one's own panel. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Where a phone has the bar below, a wide screen has links above. */
const wideOnly = "max-md:hidden standalone:hidden";

/** The coral block of a driver's pages; there is no other bar above it. */
export function DriverHeader({ title, here, back, end, actions, children }: DriverHeaderProps) {
  const t = useTranslations("transport");
  return (
    <header className="bg-red-400">
      <div className="wrap">
        <div className="flex min-h-16 items-center gap-2.5 py-1.5 md:flex-wrap lg:min-h-19 lg:gap-5">
          {back ? <BackLink to={back} /> : <HomeLink isRoomy={!end} />}
          <h1 className="min-w-0 flex-1 truncate text-[1.25rem] leading-[1.3] first-letter:uppercase rtl:leading-[1.6]">
            {title}
          </h1>
          {end}
          <nav
            aria-label={t("nav.label")}
            className={`${wideOnly} flex flex-wrap items-center gap-1`}
          >
            {places.map((place) => (
              <Link
                key={place}
                to={driverPaths[place]}
                aria-current={place === here ? "page" : undefined}
                className="bar-word font-semibold aria-[current]:font-extrabold aria-[current]:underline"
              >
                {t(`nav.${place}`)}
              </Link>
            ))}
          </nav>
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

function BackLink({ to }: { to: DriverPlace }) {
  const t = useTranslations("transport");
  const isOnline = useOnline();
  return (
    <Link
      to={driverPaths[to]}
      // Without a network the page comes whole from this phone.
      reloadDocument={!isOnline}
      aria-label={t("back")}
      className={arrowLook}
    >
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
