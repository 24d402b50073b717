import { useTranslations } from "use-intl";
import { intlLocales } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { UnitColumn } from "../ui/unit-chart-columns.ts";

// Invented, except for the names of wilayas: Latin script, then Arabic.
const wilayas = [
  ["16", "Alger", "الجزائر"],
  ["31", "Oran", "وهران"],
  ["25", "Constantine", "قسنطينة"],
  ["09", "Blida", "البليدة"],
  ["15", "Tizi Ouzou", "تيزي وزو"],
  ["06", "Béjaïa", "بجاية"],
  ["19", "Sétif", "سطيف"],
] as const;

const people = [
  ["Yasmine Benali", "ياسمين بن علي", 1248],
  ["Abdelkader Mokrani", "عبد القادر مقراني", 312],
  ["Karim Ould Ali", "كريم ولد علي", 96],
  ["Samia Ferhat", "سامية فرحات", 2071],
  ["Lina Haddad", "لينا حداد", 0],
  ["Redouane Chaib", "رضوان شايب", 44],
  ["Houria Zitouni", "حورية زيتوني", 158],
  ["Mourad Tebbal", "مراد طبال", 12],
  ["Fatiha Larbi", "فتيحة العربي", 530],
] as const;

export interface Person {
  name: string;
  phone: string;
  wilaya: string;
  tokens: number;
}

export const useWilayas = (): { value: string; label: string }[] => {
  const isArabic = useLanguage() === "ar";
  return wilayas.map(([value, latin, arabic]) => ({ value, label: isArabic ? arabic : latin }));
};

export const usePeople = (): Person[] => {
  const isArabic = useLanguage() === "ar";
  const places = useWilayas();
  return people.map(([latin, arabic, tokens], place) => ({
    name: isArabic ? arabic : latin,
    phone: `0550 41 ${10 + place} 22`,
    wilaya: places[place % places.length]?.label ?? "",
    tokens,
  }));
};

/** Tonnes of each month: three kinds, at the points, planned. */
const months = [
  [4, 1, 1, 0, 7],
  [4, 1, 1, 0, 7],
  [4, 2, 1, 0, 8],
  [6, 2, 1, 0, 9],
  [5, 3, 1, 0, 9],
  [6, 3, 1, 0, 10],
  [8, 2, 2, 0, 12],
  [2, 1, 0, 2, 11],
  [0, 0, 0, 0, 12],
  [0, 0, 0, 0, 12],
  [0, 0, 0, 0, 12],
  [0, 0, 0, 0, 13],
] as const;

const now = 7;

export const useMonths = (): UnitColumn[] => {
  const t = useTranslations("dev");
  const { dates } = intlLocales[useLanguage()];
  const monthName = new Intl.DateTimeFormat(dates, { month: "short", timeZone: "UTC" });
  return months.map(([large, small, water, waiting, planned], place) => {
    const count = large + small + water;
    return {
      id: String(place),
      label: monthName.format(new Date(Date.UTC(2026, place, 1))),
      done: { large, small, water },
      waiting,
      planned,
      value: t("chart.tonnes", { count: count > 0 ? count : planned }),
      isNow: place === now,
    };
  });
};
