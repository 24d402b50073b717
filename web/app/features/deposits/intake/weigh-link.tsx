import { Scale } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";

/** For a citizen who also works at a point: the way to the counter. */
export function WeighLink({ className }: { className?: string }) {
  const t = useTranslations("deposits");
  return (
    <Link
      to="/collection-point/intake"
      aria-label={t("intake.title")}
      className={classNames("grid size-11 flex-none place-items-center rounded-medium", className)}
    >
      <Scale className="size-5" aria-hidden="true" />
    </Link>
  );
}
