import type { Pickup, PickupStatus } from "@app/contract/pickups";
import {
  CalendarCheck,
  Check,
  Factory,
  Hourglass,
  type LucideIcon,
  PenLine,
  Scale,
  Search,
  Truck,
  X,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { isToSign } from "./is-to-sign.ts";

const looks: Record<PickupStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  requested: { tone: "blue", Icon: Search },
  offered: { tone: "blue", Icon: Search },
  accepted: { tone: "green", Icon: CalendarCheck },
  on_the_way: { tone: "blue", Icon: Truck },
  weighing: { tone: "blue", Icon: Scale },
  handed_over: { tone: "green", Icon: Check },
  delivered: { tone: "green", Icon: Factory },
  cancelled: { tone: "line", Icon: X },
  no_taker: { tone: "blue", Icon: Hourglass },
  disputed: { tone: "blue", Icon: Hourglass },
};

/** Red is for what waits for you, blue for what waits for others. */
export function StatusChip({ pickup }: { pickup: Pickup }) {
  const t = useTranslations("pickups");
  if (isToSign(pickup)) {
    return (
      <Chip tone="red" icon={<PenLine aria-hidden="true" />}>
        {t("status.sign")}
      </Chip>
    );
  }
  const { tone, Icon } = looks[pickup.status];
  return (
    <Chip tone={tone} icon={<Icon className="rtl:-scale-x-100" aria-hidden="true" />}>
      {t(`status.${pickup.status}`)}
    </Chip>
  );
}
