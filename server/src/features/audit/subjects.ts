/** Things that administrators change, and what of them is worth remembering: never who somebody is. */
export const subjects = {
  brand: { table: "brand_companies", key: "brand_id", columns: ["review"] },
  breach: { table: "breaches", key: "id", columns: ["state", "people", "found_at", "notified_at"] },
  budget: {
    table: "budgets",
    key: "id",
    columns: ["name", "materials", "wilayas", "valid", "stage", "filled"],
  },
  campaign: {
    table: "campaigns",
    key: "id",
    columns: ["state", "centimes", "tokens", "budget_id"],
  },
  deposit: { table: "deposits", key: "id", columns: ["status", "grams", "tokens"] },
  dispute: { table: "disputes", key: "id", columns: ["decision", "held", "unrecovered"] },
  emission_factor: {
    table: "emission_factors",
    key: "material",
    columns: ["grams_per_kilogram", "low", "high", "valid_from", "source"],
  },
  limit: { table: "limits", key: "name", columns: ["value", "valid_from"] },
  office_order: {
    table: "office_orders",
    key: "id",
    columns: ["status", "installs_on", "starts_on"],
  },
  person: {
    table: "person_states",
    key: "id",
    columns: ["status", "code_resets", "roles", "devices", "notes", "corrections_asked", "balance"],
  },
  pickup: {
    table: "pickups",
    key: "id",
    columns: ["status", "transporter_id", "vehicle_id", "window_from", "window_to"],
  },
  partner: { table: "partners", key: "id", columns: ["name", "is_active"] },
  point: { table: "points", key: "id", columns: ["status"] },
  processing: { table: "processings", key: "id", columns: ["version", "basis", "ended_at"] },
  question: {
    table: "quiz_questions",
    key: "id",
    columns: ["kind", "levels", "retired_at", "replaced_by"],
  },
  rate: {
    table: "rates",
    key: "material",
    columns: ["per_kilogram", "star_bonus_percent", "valid"],
  },
  task: { table: "tasks", key: "id", columns: ["decision", "taken_at"] },
  reward: {
    table: "rewards",
    key: "id",
    columns: [
      "brand_id",
      "category",
      "description",
      "limit_days",
      "most_per_person",
      "name",
      "partner_centimes",
      "partner_id",
      "picture",
      "price",
      "status",
      "stock",
    ],
  },
  switch: { table: "switches", key: "feature", columns: ["is_off", "words", "back_on"] },
  top_up: { table: "top_ups", key: "voucher_id", columns: ["state"] },
  transporter: {
    table: "transporter_profiles",
    key: "user_id",
    columns: ["status", "asked_papers"],
  },
  wording: { table: "wordings_in_force", key: "name", columns: ["version", "is_written"] },
  voucher: { table: "vouchers", key: "id", columns: ["status", "ended_by"] },
} as const;

export type SubjectKind = keyof typeof subjects;
