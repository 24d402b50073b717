import type { PickupPage } from "../pickups/pickups.api.ts";
import type { KeptSignature } from "../../outbox/signature.ts";

/**
 * Where a hand-over is, for who stands at the point: `nobody` comes yet, the driver `weighs`, it is
 * your turn (`sign`), you have `signed` and the driver has not, both have (`done`), or it is `over`
 * in another way.
 */
export type HandoverStage = "nobody" | "weighs" | "sign" | "signed" | "done" | "disputed" | "over";

const open = new Set(["accepted", "on_the_way", "weighing"]);

export const stageOf = (
  { pickup }: Pick<PickupPage, "pickup">,
  kept: KeptSignature | undefined,
): HandoverStage => {
  const { status, signed, lot } = pickup;
  if (lot) return "done";
  if (status === "disputed" || kept?.refusal === "weights_differ") return "disputed";
  if (status === "requested" || status === "offered") return "nobody";
  if (!open.has(status)) return "over";
  // What is on this phone counts here before the server knows of it.
  if (signed.includes("point") || (kept && kept.state !== "refused")) return "signed";
  return signed.includes("driver") ? "sign" : "weighs";
};
