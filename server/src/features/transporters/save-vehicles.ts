import type { VehiclesInput } from "@app/contract/transporter-profile";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { ownFile, refuseExpired, tellOfChange } from "./own-file.ts";
import { findVehicles, reopenRefused, type VehicleRow } from "./transporters.queries.ts";
import { vehicleOf } from "./vehicle.ts";
import { removeVehicles, saveVehicle, setWilayas, unknownWilayas } from "./vehicles.queries.ts";

const checkWilayas = async (trx: Trx, wilayas: readonly number[]): Promise<void> => {
  if (await unknownWilayas(trx, wilayas))
    throw new AppError("invalid_request", { fields: { wilayas: ["wilaya"] } });
};

/** Whether a van is new or another than it was; one that is gone asks for no second look. */
const isChanged = (before: readonly VehicleRow[], { vehicles }: VehiclesInput): boolean => {
  const known = new Map(before.map((row) => [row.plate, vehicleOf(row)]));
  return vehicles.some((vehicle) => {
    const same = known.get(vehicle.plate);
    return Object.entries(vehicle).some(
      ([name, value]) => same?.[name as keyof typeof vehicle] !== value,
    );
  });
};

export const saveVehicles = (
  ctx: Context,
  { userId }: Actor,
  input: VehiclesInput,
): Promise<Record<never, never>> =>
  ctx.db.transaction().execute(async (trx) => {
    const file = await ownFile(ctx, trx, userId);
    await checkWilayas(trx, input.wilayas);
    const before = await findVehicles(trx, userId);
    input.vehicles.forEach(({ plate, insuranceUntil }, index) => {
      const known = before.find((one) => one.plate === plate)?.insuranceUntil;
      refuseExpired(`vehicles.${index}.insuranceUntil`, known, insuranceUntil, file.today);
    });
    const plates = input.vehicles.map(({ plate }) => plate);
    await removeVehicles(trx, ctx.clock, userId, plates);
    for (const [place, vehicle] of input.vehicles.entries()) {
      await saveVehicle(trx, ctx.clock, userId, place, vehicle);
    }
    await setWilayas(trx, userId, input.wilayas);
    await reopenRefused(trx, userId);
    if (isChanged(before, input)) await tellOfChange(ctx, trx, userId, file, "vehicles");
    return {};
  });
