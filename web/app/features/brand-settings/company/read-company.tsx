import type { BrandCompany } from "@app/contract/brand-company";
import { showPhone } from "@app/contract/phone";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num } from "../../../i18n/num.tsx";
import { useWilayaName } from "../use-wilaya-name.ts";

/** The same for somebody who only looks. */
export function ReadCompany({ company }: { company: BrandCompany }) {
  const t = useTranslations("brandSettings.company");
  const wilayaName = useWilayaName();
  const { identity, seat, contact, packaging } = company;
  return (
    <dl className="grid max-w-[46rem] border-t-2 border-ink">
      {identity && (
        <>
          <Line term={t("legalName")}>
            <bdi>{identity.legalName}</bdi>
          </Line>
          <Line term={t("registerNumber")}>
            <Num>{identity.registerNumber}</Num>
          </Line>
          <Line term={t("taxNumber")}>
            <Num>{identity.taxNumber}</Num>
          </Line>
          <Line term={t("sector")}>{t(`sectors.${identity.sector}`)}</Line>
        </>
      )}
      {seat && (
        <Line term={t("address")}>
          <bdi>{seat.address}</bdi>, {wilayaName(seat.wilayaCode)}
        </Line>
      )}
      {contact && (
        <Line term={t("contact.heading")}>
          <bdi>{contact.name}</bdi>, <bdi>{contact.position}</bdi>
          <br />
          <Num>{showPhone(contact.phone)}</Num>, <Num>{contact.email}</Num>
        </Line>
      )}
      {packaging && (
        <Line term={t("tonnage")}>
          <Num>{packaging.kilograms / 1000}</Num> {t("tonnes")}
        </Line>
      )}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b-[1.5px] border-line py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
