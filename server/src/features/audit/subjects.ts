/** Things that administrators change, and what of them is worth remembering: never who somebody is. */
export const subjects = {
  brand: { table: "brand_companies", key: "brand_id", columns: ["review"] },
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
  office_order: {
    table: "office_orders",
    key: "id",
    columns: ["status", "installs_on", "starts_on"],
  },
  point: { table: "points", key: "id", columns: ["status"] },
  rate: {
    table: "rates",
    key: "material",
    columns: ["per_kilogram", "star_bonus_percent", "valid"],
  },
  reward: { table: "rewards", key: "id", columns: ["brand_id"] },
  top_up: { table: "top_ups", key: "voucher_id", columns: ["state"] },
  transporter: {
    table: "transporter_profiles",
    key: "user_id",
    columns: ["status", "asked_papers"],
  },
  voucher: { table: "vouchers", key: "id", columns: ["status", "ended_by"] },
} as const;

export type SubjectKind = keyof typeof subjects;
