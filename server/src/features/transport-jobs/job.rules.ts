import type { PickupStatus } from "@app/contract/pickups";

/** Whether anybody may still take it. */
export const isFree = ({ status }: { status: PickupStatus }): boolean =>
  status === "requested" || status === "offered";
