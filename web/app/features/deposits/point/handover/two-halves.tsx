import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { timeOf } from "../../../../i18n/when.ts";

interface Side {
  name: string;
  /** When it was signed; null while it is not. */
  at: string | null;
}

interface TwoHalvesProps {
  driver: Side;
  point: Side;
  /** It is the person with this phone who is waited for. */
  isYourTurn: boolean;
}

/** Two halves make the disc: who has signed is filled, who has not is dashed. */
export function TwoHalves({ driver, point, isYourTurn }: TwoHalvesProps) {
  const t = useTranslations("pickups.handover");
  return (
    <div className="grid grid-cols-[1fr_6rem_1fr] items-center gap-2">
      <Who side={driver} role={t("driver")}>
        {t("notYet")}
      </Who>
      <Disc isDriverIn={driver.at !== null} isPointIn={point.at !== null} />
      <Who side={point} role={t("point")} isYourTurn={isYourTurn}>
        {t(isYourTurn ? "yourTurn" : "notYet")}
      </Who>
    </div>
  );
}

interface WhoProps {
  side: Side;
  role: string;
  isYourTurn?: boolean;
  children: ReactNode;
}

function Who({ side: { name, at }, role, isYourTurn = false, children }: WhoProps) {
  const t = useTranslations("pickups.handover");
  const language = useLanguage();
  return (
    <p className="min-w-0 text-center leading-[1.35]">
      <b className="line-clamp-2 text-[1.0625rem]">
        <bdi>{name}</bdi>
      </b>
      <span className="block text-small text-muted">{role}</span>
      {at === null ? (
        <span
          className={`block text-[0.90625rem] font-bold ${isYourTurn ? "text-red-700" : "text-muted"}`}
        >
          {children}
        </span>
      ) : (
        <span className="flex items-center justify-center gap-1 text-[0.90625rem] font-bold text-green-700">
          <Check className="size-4 flex-none" aria-hidden="true" />
          {t("signedAt", { time: leftToRight(timeOf(Date.parse(at), language)) })}
        </span>
      )}
    </p>
  );
}

const tick = (x: number): string => `m${x} 57 9 9 16-19`;

/** The driver's half at the start of the line, the point's at its end. */
function Disc({ isDriverIn, isPointIn }: { isDriverIn: boolean; isPointIn: boolean }) {
  const halves = [
    { side: "driver", isIn: isDriverIn, full: "fill-red-400", x: 17 },
    { side: "point", isIn: isPointIn, full: "fill-yellow-400", x: 70 },
  ] as const;
  return (
    <svg
      viewBox="0 0 112 112"
      className="mx-auto size-24 rtl:-scale-x-100 [@media(height<46rem)]:size-20"
      aria-hidden="true"
    >
      {halves.map(({ side, isIn, full, x }) => (
        <g key={side}>
          <path
            d={
              side === "driver"
                ? "M54 5.5a50.5 50.5 0 0 0 0 101Z"
                : "M58 5.5a50.5 50.5 0 0 1 0 101Z"
            }
            className={isIn ? full : "fill-yellow-100 stroke-yellow-800"}
            {...(!isIn && { strokeWidth: 3, strokeDasharray: "7 6", strokeLinejoin: "round" })}
          />
          {isIn && (
            // A tick is not mirrored with the halves.
            <path
              d={tick(x)}
              className="origin-center fill-none stroke-ink [transform-box:fill-box] rtl:-scale-x-100"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
