import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Tile } from "../../ui/tile.tsx";

export const badgePath = "/transporter/badge";

export function BadgeLink() {
  const t = useTranslations("driver.badge");
  return (
    <Link
      to={badgePath}
      className="flex items-center gap-4 overflow-hidden rounded-medium rounded-ee-turn bg-white pe-4 ring-[1.5px] ring-line ring-inset hover:ring-edge"
    >
      <Tile name="khatam" pair={1} className="w-20 flex-none" />
      <span className="min-w-0 flex-1 py-2">
        <span className="block text-[1.125rem] font-bold">{t("title")}</span>
        <span className="block text-small text-muted">{t("works")}</span>
      </span>
      <ArrowRight className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
