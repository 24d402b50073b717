import {
  type TransporterProfile,
  transporterProfileSchema,
} from "@app/contract/transporter-profile";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { findProfile, findVehicles, type ProfileRow } from "./transporters.queries.ts";
import { reviewState } from "./transporters.rules.ts";
import { vehicleOf } from "./vehicle.ts";

export const driverOf = (row: ProfileRow): TransporterProfile["driver"] => {
  const { firstName, lastName, otherFirstName, otherLastName } = row;
  const { licenceNumber, licenceCategory, licenceUntil } = row;
  if (!firstName || !lastName || !licenceNumber || !licenceCategory || !licenceUntil) return null;
  return {
    firstName,
    lastName,
    otherFirstName,
    otherLastName,
    licenceNumber,
    licenceCategory,
    licenceUntil,
  };
};

export const paymentOf = (row: ProfileRow): TransporterProfile["payment"] => {
  const { registerKind, registerNumber, registerUntil, bankAccount } = row;
  if (!registerKind || !registerNumber || !registerUntil || !bankAccount) return null;
  return { registerKind, registerNumber, registerUntil, bankAccount };
};

export const showTransporterProfile = async (
  ctx: Context,
  { userId }: Actor,
): Promise<{ profile: TransporterProfile | null }> => {
  const row = await findProfile(ctx.db, ctx.clock, userId);
  const state = row && reviewState(row.status, row.decision);
  if (!row || !state) return { profile: null };
  const isAnswered = state === "more_info" || state === "refused";
  const { askedPapers } = transporterProfileSchema.shape;
  return {
    profile: {
      state,
      note: isAnswered ? row.note : null,
      askedPapers: isAnswered ? askedPapers.parse(row.askedPapers) : [],
      driver: driverOf(row),
      vehicles: (await findVehicles(ctx.db, userId)).map(vehicleOf),
      wilayas: row.wilayas,
      payment: paymentOf(row),
    },
  };
};
