import { hoursSchema } from "@app/contract/hours";
import { localizedTextSchema } from "@app/contract/localized-text";
import { type PublicPoint, publicPointSchema } from "@app/contract/points";

/** Names, addresses and hours are kept as JSON: what comes out must be what the contract promises. */
export const toPublicPoint = <T extends { name: unknown; address: unknown; hours: unknown }>(
  row: T,
): Omit<T, "name" | "address" | "hours"> & Pick<PublicPoint, "name" | "address" | "hours"> => ({
  ...row,
  name: localizedTextSchema.parse(row.name),
  address: publicPointSchema.shape.address.parse(row.address),
  hours: hoursSchema.parse(row.hours),
});
