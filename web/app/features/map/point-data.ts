import { type Hours, weekDays } from "@app/contract/hours";
import type { PublicPoint } from "@app/contract/points";
import { product } from "@app/contract/product";
import type { StructuredData } from "../../lib/structured-data.ts";
import { pointPath } from "./point-path.ts";

/** In the language of the page. */
interface PointWords {
  name: string;
  address: string;
  commune: string;
  wilaya: string;
}

/** Sa 08:00-12:00, as schema.org writes it. */
const hoursData = (hours: Hours): string[] =>
  weekDays.flatMap((day) =>
    (hours[day] ?? []).map(([from, until]) => `${day[0]?.toUpperCase()}${day[1]} ${from}-${until}`),
  );

export const pointData = (
  { id, lat, lng, hours }: PublicPoint,
  words: PointWords,
): StructuredData => ({
  "@type": "RecyclingCenter",
  "@id": product.links.site + pointPath(id),
  url: product.links.site + pointPath(id),
  name: words.name,
  address: {
    "@type": "PostalAddress",
    streetAddress: words.address,
    addressLocality: words.commune,
    addressRegion: words.wilaya,
    addressCountry: "DZ",
  },
  geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
  openingHours: hoursData(hours),
});
