import type { DeskLot } from "@app/contract/desk-lots";
import { localizedTextSchema } from "@app/contract/localized-text";
import { shortName } from "../../short-name.ts";
import type { FoundLot } from "./lots.queries.ts";

export const toLot = ({
  pointId,
  pointName,
  wilaya,
  facility,
  firstName,
  lastName,
  handedOverAt,
  ...lot
}: FoundLot): DeskLot => ({
  ...lot,
  handedOverAt: handedOverAt.toISOString(),
  point: { id: pointId, name: localizedTextSchema.parse(pointName), wilaya },
  facility: localizedTextSchema.parse(facility),
  driver: shortName(firstName, lastName),
});
