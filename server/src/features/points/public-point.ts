import { localizedTextSchema } from "@app/contract/localized-text";
import { type PublicPoint, publicPointSchema } from "@app/contract/points";

/** Names and addresses are kept as JSON: what comes out must be what the contract promises. */
export const toPublicPoint = <T extends { name: unknown; address: unknown }>(
  row: T,
): Omit<T, "name" | "address"> & Pick<PublicPoint, "name" | "address"> => ({
  ...row,
  name: localizedTextSchema.parse(row.name),
  address: publicPointSchema.shape.address.parse(row.address),
});
