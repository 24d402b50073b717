import { localized } from "@app/contract/localized-text";
import type { MyPoint } from "@app/contract/points";
import { Store } from "lucide-react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { Chip } from "../../../ui/chip.tsx";
import { classNames } from "../../../ui/class-names.ts";

interface PointChipProps {
  points: readonly MyPoint[];
  point: MyPoint;
  onChoose: (id: string) => void;
}

/** On the narrowest phone the title beside it must still be read. */
const width = "max-w-30 sm:max-w-72";

/** At which point one weighs; a choice only for people who work at several. */
export function PointChip({ points, point, onChoose }: PointChipProps) {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const icon = <Store aria-hidden="true" />;
  if (points.length === 1) {
    return (
      <Chip tone="ink" icon={icon} className={width}>
        <span className="truncate">{localized(point.name, language)}</span>
      </Chip>
    );
  }
  return (
    <Chip tone="ink" icon={icon} className={classNames(width, "pe-1 has-focus-visible:outline-3")}>
      <select
        aria-label={t("intake.point")}
        value={point.id}
        className="min-h-11 min-w-0 flex-1 truncate outline-none [&>option]:text-ink"
        onChange={(event) => onChoose(event.target.value)}
      >
        {points.map(({ id, name }) => (
          <option key={id} value={id}>
            {localized(name, language)}
          </option>
        ))}
      </select>
    </Chip>
  );
}
