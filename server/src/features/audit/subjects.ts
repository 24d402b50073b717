/** Things that administrators change, and what of them is worth remembering: never who somebody is. */
export const subjects = {
  budget: {
    table: "budgets",
    key: "id",
    columns: ["name", "materials", "wilayas", "valid", "stage", "filled"],
  },
  deposit: { table: "deposits", key: "id", columns: ["status", "grams", "tokens"] },
  dispute: { table: "disputes", key: "id", columns: ["decision", "held", "unrecovered"] },
  point: { table: "points", key: "id", columns: ["status"] },
  rate: {
    table: "rates",
    key: "material",
    columns: ["per_kilogram", "star_bonus_percent", "valid"],
  },
  top_up: { table: "top_ups", key: "voucher_id", columns: ["state"] },
  transporter: {
    table: "transporter_profiles",
    key: "user_id",
    columns: ["status", "asked_papers"],
  },
  voucher: { table: "vouchers", key: "id", columns: ["status", "ended_by"] },
} as const;

export type SubjectKind = keyof typeof subjects;
