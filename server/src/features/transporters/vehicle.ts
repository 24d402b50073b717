import type { TransporterProfile } from "@app/contract/transporter-profile";
import { toKilograms } from "@app/contract/weights";
import type { VehicleRow } from "./transporters.queries.ts";

export const vehicleOf = (row: VehicleRow): TransporterProfile["vehicles"][number] => ({
  id: row.id,
  plate: row.plate,
  kind: row.kind,
  payloadKilograms: toKilograms(row.payloadGrams),
  volumeLiters: row.volumeLiters,
  insuranceUntil: row.insuranceUntil,
});
