import { showPlate } from "@app/contract/plate";
import type { TransporterProfile } from "@app/contract/transporter-profile";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatTenths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { PaperLine } from "./paper-line.tsx";
import { useWilayaNames } from "../../lib/use-wilaya-names.ts";

/** What was filled in, short enough to be checked at a glance, each part with its way to change it. */
export function FileSummary({ file }: { file: TransporterProfile }) {
  const t = useTranslations("driver");
  const { driver, payment } = file;
  return (
    <dl className="border-t-2 border-ink">
      {driver && (
        <Row step={1} title={t("person.short")}>
          <p>
            <bdi>
              {driver.firstName} {driver.lastName}
            </bdi>
          </p>
          {driver.otherFirstName && (
            <p>
              <bdi>
                {driver.otherFirstName} {driver.otherLastName}
              </bdi>
            </p>
          )}
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t("person.licence", { category: driver.licenceCategory })}</span>
            <Num>{driver.licenceNumber}</Num>
          </p>
          <PaperLine name={t("paper.licence")} until={driver.licenceUntil} />
        </Row>
      )}
      {file.vehicles.length > 0 && (
        <Row step={2} title={t("vehicles.short")}>
          <VehicleList file={file} />
        </Row>
      )}
      {payment && (
        <Row step={3} title={t("payment.short")}>
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t(`payment.kinds.${payment.registerKind}`)}</span>
            <Num>{payment.registerNumber}</Num>
          </p>
          <PaperLine name={t("paper.register")} until={payment.registerUntil} />
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{t("payment.bankShort")}</span>
            <Num className="wrap-anywhere">{payment.bankAccount}</Num>
          </p>
        </Row>
      )}
    </dl>
  );
}

function VehicleList({ file: { vehicles, wilayas } }: { file: TransporterProfile }) {
  const t = useTranslations("driver");
  const language = useLanguage();
  const { whole } = useNumbers();
  const names = useWilayaNames(wilayas);
  return (
    <>
      <ul className="grid gap-3">
        {vehicles.map(({ id, plate, kind, payloadKilograms, volumeLiters, insuranceUntil }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <Num className="font-bold tabular-nums">{showPlate(plate)}</Num>
              <span>{t(`vehicles.kinds.${kind}`)}</span>
            </p>
            <p>
              {t("vehicles.room", {
                kilograms: whole(payloadKilograms),
                cubicMeters: formatTenths(volumeLiters / 1000, language),
              })}
            </p>
            <PaperLine name={t("paper.insurance")} until={insuranceUntil} />
          </li>
        ))}
      </ul>
      {names && <p className="mt-1">{t("vehicles.serves", { wilayas: names })}</p>}
    </>
  );
}

function Row({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const t = useTranslations("driver");
  return (
    <div className="border-b-[1.5px] border-line py-4">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="text-[1.125rem] font-bold">{title}</span>
        <Link
          to={`?step=${step}`}
          aria-label={t("changeStep", { step: title })}
          className="link -my-2.5 inline-flex min-h-11 items-center"
        >
          {t("change")}
        </Link>
      </dt>
      <dd className="mt-1 grid gap-1">{children}</dd>
    </div>
  );
}
