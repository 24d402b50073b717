import { cleanDigits, toWesternDigits } from "@app/contract/phone";
import type {
  LicenceCategory,
  RegisterKind,
  TransporterProfile,
  VehicleKind,
} from "@app/contract/transporter-profile";

/** What is filled in at each step, as it stands in the fields. */

export interface DriverDraft {
  firstName: string;
  lastName: string;
  otherFirstName: string;
  otherLastName: string;
  licenceNumber: string;
  licenceCategory: LicenceCategory | "";
  licenceUntil: string;
}

export interface VehicleDraft {
  plate: string;
  kind: VehicleKind | "";
  payload: string;
  /** Cubic metres, "7,5". */
  volume: string;
  insuranceUntil: string;
}

export interface VehiclesDraft {
  vehicles: VehicleDraft[];
  wilayas: readonly number[];
}

export interface PaymentDraft {
  registerKind: RegisterKind | "";
  registerNumber: string;
  registerUntil: string;
  bank: string;
  consent: boolean;
}

export const emptyVehicle: VehicleDraft = {
  plate: "",
  kind: "",
  payload: "",
  volume: "",
  insuranceUntil: "",
};

/** What is known before the first step: the account's name, and the answers to the questions. */
export interface FirstDriver {
  firstName: string;
  lastName: string;
  wilayas: readonly number[];
}

const emptyDriver: DriverDraft = {
  firstName: "",
  lastName: "",
  otherFirstName: "",
  otherLastName: "",
  licenceNumber: "",
  licenceCategory: "",
  licenceUntil: "",
};

export const driverDraft = (
  driver: TransporterProfile["driver"] | undefined,
  { firstName, lastName }: FirstDriver,
): DriverDraft =>
  driver
    ? {
        ...driver,
        otherFirstName: driver.otherFirstName ?? "",
        otherLastName: driver.otherLastName ?? "",
      }
    : { ...emptyDriver, firstName, lastName };

const litersPerCubicMeter = 1000;

export const vehiclesDraft = (
  { vehicles, wilayas }: Pick<TransporterProfile, "vehicles" | "wilayas">,
  first: FirstDriver,
): VehiclesDraft => ({
  vehicles:
    vehicles.length === 0
      ? [emptyVehicle]
      : vehicles.map(({ plate, kind, payloadKilograms, volumeLiters, insuranceUntil }) => ({
          plate,
          kind,
          payload: String(payloadKilograms),
          volume: String(volumeLiters / litersPerCubicMeter),
          insuranceUntil,
        })),
  wilayas: wilayas.length === 0 ? first.wilayas : wilayas,
});

export const paymentDraft = (payment: TransporterProfile["payment"]): PaymentDraft => ({
  registerKind: payment?.registerKind ?? "",
  registerNumber: payment?.registerNumber ?? "",
  registerUntil: payment?.registerUntil ?? "",
  bank: payment?.bankAccount ?? "",
  consent: payment !== null,
});

/** As the server wants them; whether they are right, its schemas tell. */

export const driverBody = (draft: DriverDraft) => ({
  ...draft,
  otherFirstName: draft.otherFirstName.trim() || null,
  otherLastName: draft.otherLastName.trim() || null,
});

const wholeOf = (typed: string): number => {
  const digits = cleanDigits(typed);
  return digits === "" ? Number.NaN : Number(digits);
};

/** "7,5" and "7.5" are 7500 litres, also when typed in Arabic digits. */
export const litersIn = (typed: string): number => {
  const number = toWesternDigits(typed).trim().replace(/[,٫]/, ".");
  return number === "" ? Number.NaN : Math.round(Number(number) * litersPerCubicMeter);
};

export const vehiclesBody = ({ vehicles, wilayas }: VehiclesDraft) => ({
  vehicles: vehicles.map(({ plate, kind, payload, volume, insuranceUntil }) => ({
    plate,
    kind,
    payloadKilograms: wholeOf(payload),
    volumeLiters: litersIn(volume),
    insuranceUntil,
  })),
  wilayas: [...wilayas],
});

export const paymentBody = ({ bank, ...draft }: PaymentDraft) => ({
  ...draft,
  bankAccount: cleanDigits(bank),
});
