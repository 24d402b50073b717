import type { TaskKindName } from "@app/contract/tasks";
import type { TileDrawing } from "../../ui/tile.tsx";

/** What each kind looks like in the list: a shop, a van, a scale. */
export const tileOf: Record<TaskKindName, TileDrawing> = {
  budget_low: { name: "jar", pair: 2 },
  campaign_ended: { name: "sun", pair: 9 },
  check_brand: { name: "bottle", pair: 4 },
  check_campaign: { name: "sun", pair: 2 },
  contact_message: { name: "leaf", pair: 4 },
  custody_mismatch: { name: "khatam", pair: 6 },
  deposit_review: { name: "bag", pair: 6 },
  device_gap: { name: "mobile", pair: 0 },
  dispute: { name: "bottle", pair: 2 },
  distribution_difference: { name: "basket", pair: 7 },
  entries_lost: { name: "mobile", pair: 6 },
  handover_differs: { name: "scale", pair: 6 },
  lot_overdue: { name: "factory", pair: 6 },
  mass_gap: { name: "scale", pair: 2 },
  office_order: { name: "arch", pair: 3 },
  office_problem: { name: "arch", pair: 6 },
  pickup_overdue: { name: "van", pair: 2 },
  pickup_without_taker: { name: "van", pair: 6 },
  point_approval: { name: "shop", pair: 2 },
  point_changed: { name: "shop", pair: 3 },
  point_mistake: { name: "pin", pair: 3 },
  receipt_differs: { name: "scale", pair: 3 },
  reported_claim: { name: "flower", pair: 7 },
  school: { name: "book", pair: 3 },
  top_up_unknown: { name: "mobile", pair: 2 },
  top_ups_stuck: { name: "mobile", pair: 9 },
  transporter_approval: { name: "van", pair: 3 },
  transporter_changed: { name: "van", pair: 4 },
};
