import type { Pickup } from "@app/contract/pickups";

/** The driver has signed and waits at the door. */
export const isToSign = ({ status, signed }: Pick<Pickup, "status" | "signed">): boolean =>
  status === "weighing" && signed.includes("driver") && !signed.includes("point");
