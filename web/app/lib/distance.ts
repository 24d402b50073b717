import type { Locale } from "@app/contract/locales";
import { formatTenths, formatWhole } from "../i18n/format.tsx";

export interface Position {
  lat: number;
  lng: number;
}

const earthRadiusMeters = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export const metersBetween = (one: Position, other: Position): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return Math.round(2 * earthRadiusMeters * Math.asin(Math.sqrt(share)));
};

export interface ShownDistance {
  unit: "meters" | "kilometers";
  shown: string;
}

/** As exact as somebody on foot needs it: 350 m, 2.9 km, 12 km. */
export const shownDistance = (meters: number, locale: Locale): ShownDistance => {
  const tens = Math.round(meters / 10) * 10;
  if (tens < 1000) return { unit: "meters", shown: formatWhole(tens, locale) };
  const tenths = Math.round(meters / 100) / 10;
  const isFar = tenths >= 10;
  return {
    unit: "kilometers",
    shown: isFar ? formatWhole(meters / 1000, locale) : formatTenths(tenths, locale),
  };
};
