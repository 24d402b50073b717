import { Keyboard, PhoneOff, ScanLine } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Way } from "./intake-state.ts";

const icons = { scan: ScanLine, typing: Keyboard, phone: PhoneOff } as const;
const words = { scan: "scan.camera", typing: "scan.type", phone: "scan.noPhone" } as const;

interface OtherWaysProps {
  ways: readonly Way[];
  onChoose: (way: Way) => void;
}

/** From one way of finding the citizen to another. */
export function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const t = useTranslations("deposits");
  return (
    <div className="flex flex-wrap gap-x-5">
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <button
            key={way}
            type="button"
            className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-bold text-blue-600"
            onClick={() => onChoose(way)}
          >
            <Icon className="size-5" aria-hidden="true" />
            {t(words[way])}
          </button>
        );
      })}
    </div>
  );
}
