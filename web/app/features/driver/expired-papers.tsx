import { showPlate } from "@app/contract/plate";
import { paperState } from "@app/contract/transporter-papers";
import type { TransporterProfile } from "@app/contract/transporter-profile";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useNow } from "../../lib/use-now.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface Expired {
  kind: "licence" | "register" | "insurance";
  plate?: string;
  /** Where it is renewed. */
  step: number;
}

const expiredIn = ({ driver, vehicles, payment }: TransporterProfile, now: Date): Expired[] => {
  const papers: (Expired & { until: string | undefined })[] = [
    { kind: "licence", step: 1, until: driver?.licenceUntil },
    ...vehicles.map(({ plate, insuranceUntil }) => ({
      kind: "insurance" as const,
      plate,
      step: 2,
      until: insuranceUntil,
    })),
    { kind: "register", step: 3, until: payment?.registerUntil },
  ];
  return papers.filter(({ until }) => until !== undefined && paperState(until, now) === "expired");
};

/** They hold up new jobs; what was accepted is brought to its end. */
export function ExpiredPapers({ file }: { file: TransporterProfile }) {
  const t = useTranslations("driver");
  const now = useNow();
  const expired = now === null ? [] : expiredIn(file, new Date(now));
  return expired.map(({ kind, plate, step }) => (
    <Notice
      key={kind + (plate ?? "")}
      tone="problem"
      title={
        <>
          {t(`expired.${kind}`)} {plate && <Num>{showPlate(plate)}</Num>}
        </>
      }
      action={
        <ButtonLink to={`?step=${step}`} variant="ink" size="sm">
          {t("expired.renew")}
        </ButtonLink>
      }
    >
      {plate ? t("expired.vehicleText") : t("expired.text")}
    </Notice>
  ));
}
