import { directionOf } from "@app/contract/locales";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import "../transport.css";

interface SignaturesProps {
  driverName: string;
  pointName: string;
  /** When the driver signed, as it is written. */
  signedAt: string;
  hasPointSigned: boolean;
}

/** Two halves of one circle: who has signed, and whom it waits for. */
export function Signatures({ driverName, pointName, signedAt, hasPointSigned }: SignaturesProps) {
  const t = useTranslations("transport.handover");
  return (
    <div className="signature">
      <div>
        <p className="font-bold">
          <bdi>{driverName}</bdi>
        </p>
        <p className="text-small text-muted">{t("driver")}</p>
        <Signed>
          {t("signedAt")} <Num>{signedAt}</Num>
        </Signed>
      </div>
      <Circle hasPointSigned={hasPointSigned} />
      <div>
        <p className="font-bold">
          <bdi>{pointName}</bdi>
        </p>
        <p className="text-small text-muted">{t("point")}</p>
        {hasPointSigned ? (
          <Signed>{t("signed")}</Signed>
        ) : (
          <p className="text-small font-bold text-red-700">{t("waitsFor")}</p>
        )}
      </div>
    </div>
  );
}

const halves = {
  start: {
    full: "M54 4a52 52 0 0 0 0 104Z",
    open: "M54 5.5a50.5 50.5 0 0 0 0 101Z",
    check: "m17 57 9 9 16-19",
  },
  end: {
    full: "M58 4a52 52 0 0 1 0 104Z",
    open: "M58 5.5a50.5 50.5 0 0 1 0 101Z",
    check: "m70 57 9 9 16-19",
  },
} as const;

/** The driver's half is on the side where reading starts; a check mark is never mirrored. */
function Circle({ hasPointSigned }: { hasPointSigned: boolean }) {
  const isMirrored = directionOf(useLanguage()) === "rtl";
  const [driver, point] = isMirrored
    ? ([halves.end, halves.start] as const)
    : ([halves.start, halves.end] as const);
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true">
      <path d={driver.full} className="fill-red-400" />
      <CheckMark d={driver.check} />
      {hasPointSigned ? (
        <>
          <path d={point.full} className="fill-yellow-400" />
          <CheckMark d={point.check} />
        </>
      ) : (
        <path d={point.open} className="signature-open" />
      )}
    </svg>
  );
}

function CheckMark({ d }: { d: string }) {
  return <path d={d} className="signature-check" />;
}

function Signed({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-1 text-small font-bold text-green-700">
      <Check className="size-4 flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
