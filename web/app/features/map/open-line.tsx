import { openStateAt } from "@app/contract/hours";
import { Clock, PackageX } from "lucide-react";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import type { AnyPoint } from "./point-facts.tsx";
import { useNow } from "../../lib/use-now.ts";

const look = "flex items-center gap-1.5 font-semibold";

type Opening = Pick<AnyPoint, "hours" | "isFull">;

/** Whether it is worth going there now. */
export function OpenLine({ point }: { point: Opening }) {
  const t = useTranslations("map");
  if (point.isFull) {
    return (
      <span className={`${look} text-red-700`}>
        <PackageX className="size-4 flex-none" aria-hidden="true" />
        {t("open.full")}
      </span>
    );
  }
  if (Object.keys(point.hours).length === 0) return null;
  return <OpenTimes point={point} />;
}

function OpenTimes({ point }: { point: Pick<AnyPoint, "hours"> }) {
  const t = useTranslations("map");
  const now = useNow();
  // The line has its place before the page knows what time it is.
  if (now === null) return <span className="block">{"\u00A0"}</span>;
  const state = openStateAt(point.hours, new Date(now));
  if (state.isOpen) {
    return (
      <span className={`${look} text-green-700`}>
        <Clock className="size-4 flex-none" aria-hidden="true" />
        <span>
          {state.until === null
            ? t("open.always")
            : t.rich("open.until", { time: () => <Num>{state.until}</Num> })}
        </span>
      </span>
    );
  }
  const { opens } = state;
  if (!opens) return null;
  const time = () => <Num>{opens.time}</Num>;
  return (
    <span className={`${look} text-muted`}>
      <Clock className="size-4 flex-none" aria-hidden="true" />
      <span>
        {opens.isToday
          ? t.rich("open.opensToday", { time })
          : t.rich("open.opens", { day: t(`day.${opens.day}`), time })}
      </span>
    </span>
  );
}
