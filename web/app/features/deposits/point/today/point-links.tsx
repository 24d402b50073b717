import { ChevronRight, type LucideIcon, Printer, Store, Ticket, UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { pointPaths } from "../point-header.tsx";

interface PointLink {
  name: "vouchers" | "team" | "poster" | "profile";
  to: string;
  Icon: LucideIcon;
}

const forAll: readonly PointLink[] = [{ name: "vouchers", to: pointPaths.vouchers, Icon: Ticket }];
/** What only the owner may change. */
const forOwner: readonly PointLink[] = [
  { name: "team", to: "/collection-point/collaborators", Icon: UsersRound },
  { name: "poster", to: "/collection-point/poster", Icon: Printer },
  { name: "profile", to: "/collection-point/profile", Icon: Store },
];

export function PointLinks({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("counter.nav");
  const links = isOwner ? [...forAll, ...forOwner] : forAll;
  return (
    <ul aria-label={t("label")} className="border-b-[1.5px] border-line">
      {links.map(({ name, to, Icon }) => (
        <li key={name} className="border-t-[1.5px] border-line">
          <Link to={to} className="flex min-h-13 items-center gap-3 font-semibold">
            <Icon className="size-6 flex-none" aria-hidden="true" />
            <span className="flex-1">{t(name)}</span>
            <ChevronRight className="size-5 text-muted rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
