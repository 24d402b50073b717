import type { TransporterProfile } from "@app/contract/transporter-profile";

export const lastStep = 3;
/** Everything at a glance, after the last step. */
export const overviewStep = lastStep + 1;

type Filled = Pick<TransporterProfile, "driver" | "vehicles" | "payment" | "state"> | null;

/** How far somebody has come: nothing can be skipped. */
const furthest = (file: Filled): number => {
  if (!file?.driver) return 1;
  if (file.vehicles.length === 0) return 2;
  return file.payment ? overviewStep : lastStep;
};

/** What was asked for, as far as it can be shown; else where there is something to do. */
export const stepToShow = (file: Filled, asked: number | null): number => {
  const most = furthest(file);
  return asked === null ? most : Math.max(1, Math.min(Math.trunc(asked) || 1, most));
};
