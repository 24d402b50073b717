import { hoursSchema } from "@app/contract/hours";
import { localizedTextSchema } from "@app/contract/localized-text";
import { type ListedPoint, type PublicPoint, publicPointSchema } from "@app/contract/points";

/** As the database has it: names, addresses and hours are JSON. */
type Kept<P extends PublicPoint> = Omit<P, "name" | "address" | "hours"> & {
  name: unknown;
  address: unknown;
  hours: unknown;
};

/** What comes out must be what the contract promises, and no column more. */
export const toPublicPoint = (row: Kept<PublicPoint>): PublicPoint => ({
  id: row.id,
  name: localizedTextSchema.parse(row.name),
  kind: row.kind,
  commune: row.commune,
  wilaya: row.wilaya,
  address: publicPointSchema.shape.address.parse(row.address),
  lat: row.lat,
  lng: row.lng,
  materials: row.materials,
  acceptsBagsLeft: row.acceptsBagsLeft,
  hours: hoursSchema.parse(row.hours),
  phone: row.phone,
  isFull: row.isFull,
});

export const toListedPoint = (row: Kept<ListedPoint>): ListedPoint => ({
  ...toPublicPoint(row),
  distanceMeters: row.distanceMeters,
});
