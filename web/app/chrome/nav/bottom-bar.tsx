import {
  ChartColumn,
  Boxes,
  FileText,
  Gift,
  GraduationCap,
  House,
  LogIn,
  type LucideIcon,
  MapPin,
  Package,
  Plus,
  Recycle,
  Route,
  ScanLine,
  Truck,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { expectOverlay, openOverlay, type Overlay, useOverlay } from "../../lib/overlays.ts";
import { noteSideways } from "../../lib/page-turn.ts";
import type { BarPlace, CentreTone, PlaceName } from "../../lib/session/bar-places.ts";
import { useOnline } from "../../lib/use-online.ts";
import { classNames } from "../../ui/class-names.ts";
import { useBarPlaces } from "./use-bar-places.ts";

const icons: Record<PlaceName, LucideIcon> = {
  deposit: Plus,
  home: House,
  jobs: Package,
  logIn: LogIn,
  lots: Boxes,
  overview: ChartColumn,
  pickups: Truck,
  points: MapPin,
  products: Package,
  profile: UserRound,
  report: FileText,
  rewards: Gift,
  route: Route,
  scan: ScanLine,
  start: Recycle,
  stock: Package,
  today: House,
  training: GraduationCap,
  weigh: ScanLine,
};

const centres: Record<CentreTone, string> = {
  green: "bg-green-700 text-white",
  yellow: "bg-yellow-400 text-ink",
  coral: "bg-red-400 text-ink",
  blue: "bg-blue-600 text-white",
};

const middle = 2;

/** Five places for a thumb, the one in the middle being what the role does most. */
export function BottomBar() {
  const t = useTranslations("nav.places");
  const { tone, places } = useBarPlaces();
  const path = useLocation().pathname.toLowerCase();
  const current = places.findIndex(({ to }) => to === path);
  return (
    <nav aria-label={t("label")} className="bottom-bar">
      {places.map((place, at) => (
        <Place
          key={place.name}
          place={place}
          isCurrent={at === current}
          centre={at === middle ? centres[tone] : undefined}
          onLeave={() => {
            if (current >= 0) noteSideways(at > current ? "forward" : "back");
          }}
        />
      ))}
    </nav>
  );
}

interface PlaceProps {
  place: BarPlace;
  isCurrent: boolean;
  /** The colours of the button in the middle. */
  centre: string | undefined;
  onLeave: () => void;
}

function Place({ place, isCurrent, centre, onLeave }: PlaceProps) {
  const t = useTranslations("nav.places");
  const isOnline = useOnline();
  const Icon = icons[place.name];
  const className = classNames("bottom-place", centre && "text-ink!");
  const content = (
    <>
      <span className={classNames(centre ? `bottom-centre ${centre}` : "grid place-items-center")}>
        <Icon className={centre ? "size-7" : "size-6"} aria-hidden="true" />
      </span>
      {t(place.name)}
    </>
  );
  const opens = place.to === undefined ? place.opens : place.offline;
  if (opens && (place.to === undefined || !isOnline)) {
    return (
      <OverlayPlace opens={opens} className={className}>
        {content}
      </OverlayPlace>
    );
  }
  return (
    place.to !== undefined && (
      <Link
        to={place.to}
        aria-current={isCurrent ? "page" : undefined}
        className={className}
        onClick={onLeave}
      >
        {content}
      </Link>
    )
  );
}

interface OverlayPlaceProps {
  opens: Overlay;
  className: string;
  children: ReactNode;
}

function OverlayPlace({ opens, className, children }: OverlayPlaceProps) {
  const isOpen = useOverlay() === opens;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={className}
      onPointerEnter={() => expectOverlay(opens)}
      onClick={() => openOverlay(opens)}
    >
      {children}
    </button>
  );
}
