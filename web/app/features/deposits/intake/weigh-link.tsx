import { Scale } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconLink } from "../../../ui/icon-link.tsx";

/** For a citizen who also works at a point: the way to the counter. */
export function WeighLink({ className }: { className?: string }) {
  const t = useTranslations("deposits");
  return (
    <IconLink to="/collection-point/intake" label={t("intake.title")} className={className}>
      <Scale className="size-5" aria-hidden="true" />
    </IconLink>
  );
}
