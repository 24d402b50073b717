import { weekDays } from "@app/contract/hours";
import { materialLabels } from "@app/contract/materials";
import { showPhone } from "@app/contract/phone";
import type { PointProfile } from "@app/contract/point-profile";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../i18n/format.tsx";

/** What was filled in, short enough to be checked at a glance. */

export function PlaceSummary({ place }: { place: PointProfile["place"] }) {
  const t = useTranslations("opening");
  return (
    <>
      <p>{t(`kind.${place.kind}`)}</p>
      <p>
        <bdi>{place.address}</bdi>
      </p>
      {place.phone && (
        <p>
          <Num>{showPhone(place.phone)}</Num>
        </p>
      )}
    </>
  );
}

export function PracticeSummary({ practice }: { practice: NonNullable<PointProfile["practice"]> }) {
  const t = useTranslations("opening");
  const numbers = useNumbers();
  const days = weekDays.filter((day) => practice.hours[day]);
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        {practice.materials.map((material) =>
          material === "aluminium" ? (
            <span key={material}>{t("practice.aluminium")}</span>
          ) : (
            <Num key={material}>{materialLabels[material]}</Num>
          ),
        )}
      </p>
      {practice.acceptsBagsLeft && <p>{t("practice.bagsLeft")}</p>}
      <ul>
        {days.map((day) => (
          <li key={day} className="flex flex-wrap justify-between gap-x-3">
            <span>{t(`hours.day.${day}`)}</span>
            <span className="flex flex-wrap gap-x-3 tabular-nums">
              {practice.hours[day]?.map(([from, until]) => (
                <Num key={from}>
                  {from}–{until}
                </Num>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t("practice.room", {
          squareMeters: numbers.whole(practice.storageSquareMeters),
          kilograms: numbers.whole(practice.scaleKilograms),
        })}
      </p>
    </>
  );
}

export function PapersSummary({ papers }: { papers: PointProfile["papers"] }) {
  const t = useTranslations("opening.papers");
  const given = papers
    ? ([
        ["register", papers.registerNumber],
        ["tax", papers.taxNumber],
        ["bank", papers.bankAccount],
      ] as const)
    : [];
  const filled = given.filter(([, value]) => value !== null);
  if (filled.length === 0) return <p className="text-muted">{t("none")}</p>;
  return filled.map(([name, value]) => (
    <p key={name} className="flex flex-wrap justify-between gap-x-3">
      <span>{t(name)}</span>
      <Num className="wrap-anywhere">{value}</Num>
    </p>
  ));
}
