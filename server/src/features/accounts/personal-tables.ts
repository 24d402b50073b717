/** A table with rows about a person: how they are found, and what becomes of them. */
export interface PersonalTable {
  table: string;
  /** Columns that hold the person's id. */
  by: readonly string[];
  /** Never exported: secrets, and what belongs to somebody else. */
  without?: readonly string[];
  /**
   * `deleted` row by row; `emptied` of what names somebody, or ended; `kept` because it names
   * nobody and the ledger or a proof needs it.
   */
  atErasure: "deleted" | "emptied" | "kept";
}

/**
 * The register of what we keep about people. Export and erasure go by it, and a test compares it
 * with the catalogue of the database: a table that refers to users and is not here fails.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "users",
    by: ["id"],
    without: ["password_hash", "totp_secret", "totp_step", "folded_name", "code_resets"],
    atErasure: "emptied",
  },
  { table: "user_roles", by: ["user_id"], atErasure: "deleted" },
  {
    table: "sessions",
    by: ["user_id"],
    without: ["access_hash", "refresh_hash"],
    atErasure: "deleted",
  },
  {
    // Whoever knows where a device is reached can send to it.
    table: "push_subscriptions",
    by: ["user_id"],
    without: ["endpoint", "p256dh", "auth"],
    atErasure: "deleted",
  },
  { table: "devices", by: ["user_id"], without: ["secret_hash"], atErasure: "deleted" },
  { table: "codes", by: ["user_id"], without: ["code_hash", "data"], atErasure: "deleted" },
  { table: "links", by: ["user_id"], without: ["token_hash"], atErasure: "deleted" },
  { table: "consents", by: ["user_id"], atErasure: "kept" },
  { table: "messages", by: ["user_id"], without: ["data"], atErasure: "deleted" },
  { table: "notifications", by: ["user_id"], atErasure: "deleted" },
  { table: "citizen_profiles", by: ["user_id"], atErasure: "deleted" },
  { table: "transporter_profiles", by: ["user_id"], atErasure: "emptied" },
  { table: "vehicles", by: ["user_id"], atErasure: "emptied" },
  { table: "paper_reminders", by: ["user_id"], atErasure: "deleted" },
  { table: "point_members", by: ["user_id"], atErasure: "emptied" },
  { table: "lesson_progress", by: ["user_id"], atErasure: "deleted" },
  { table: "counter_passes", by: ["user_id"], atErasure: "deleted" },
  {
    // What a decision was about belongs to somebody else.
    table: "tasks",
    by: ["owner_id", "decided_by"],
    without: ["subject_id", "data", "note"],
    atErasure: "kept",
  },
  { table: "data_requests", by: ["user_id"], atErasure: "kept" },
  { table: "audit_entries", by: ["actor_id"], atErasure: "kept" },
  { table: "brand_members", by: ["user_id"], atErasure: "emptied" },
  { table: "brand_citizens", by: ["citizen_id"], atErasure: "kept" },
  { table: "campaigns", by: ["asked_by"], atErasure: "kept" },
  { table: "brand_invitations", by: ["used_by"], atErasure: "kept" },
  {
    table: "brand_team_invitations",
    by: ["accepted_by"],
    without: ["token_hash", "invited_by"],
    atErasure: "kept",
  },
  {
    // The address is that of whoever was invited.
    table: "brand_team_invitations",
    by: ["invited_by"],
    without: ["token_hash", "email", "accepted_by"],
    atErasure: "kept",
  },
  {
    table: "point_invitations",
    by: ["accepted_by"],
    without: ["token_hash", "invited_by"],
    atErasure: "kept",
  },
  {
    // Name, number and address are those of whoever was invited.
    table: "point_invitations",
    by: ["invited_by"],
    without: ["token_hash", "name", "phone", "email", "accepted_by"],
    atErasure: "kept",
  },
  { table: "person_notes", by: ["user_id"], without: ["written_by"], atErasure: "deleted" },
  {
    // The reason may say anything.
    table: "balance_corrections",
    by: ["user_id"],
    without: ["asked_by", "decided_by"],
    atErasure: "emptied",
  },
  { table: "accounts", by: ["id"], atErasure: "kept" },
  { table: "citizen_deposits", by: ["citizen_id"], atErasure: "kept" },
  { table: "citizen_months", by: ["citizen_id"], atErasure: "kept" },
  { table: "declarations", by: ["citizen_id"], atErasure: "kept" },
  { table: "stock_corrections", by: ["corrected_by"], atErasure: "kept" },
  // The note may say anything.
  {
    table: "disputes",
    by: ["citizen_id"],
    without: ["decided_by", "opened_by"],
    atErasure: "emptied",
  },
  { table: "waiting_tokens", by: ["citizen_id"], atErasure: "kept" },
  {
    // What the partner is owed is between the partner and us. Its phone and its note go.
    table: "vouchers",
    by: ["citizen_id"],
    without: ["given_by", "partner_centimes"],
    atErasure: "emptied",
  },
  { table: "cause_votes", by: ["citizen_id"], atErasure: "deleted" },
  // What somebody carried is part of the proof where material went; it knows them by an id.
  { table: "pickups", by: ["transporter_id"], without: ["requested_by"], atErasure: "kept" },
  { table: "lots", by: ["transporter_id"], atErasure: "kept" },
  {
    // Who weighed it in is somebody else; the link is a secret.
    table: "deliveries",
    by: ["transporter_id"],
    without: ["token_hash", "received_by"],
    atErasure: "kept",
  },
  { table: "transport_payments", by: ["transporter_id"], atErasure: "kept" },
  // What makes a weighing look odd is told by the back office, with its reasons, to whoever asks.
  { table: "deposit_signals", by: ["citizen_id"], without: ["detail"], atErasure: "deleted" },
  { table: "deposit_receipts", by: ["citizen_id"], atErasure: "deleted" },
  {
    table: "counter_registrations",
    by: ["user_id"],
    without: ["registered_by"],
    atErasure: "deleted",
  },
  {
    // The number is that of whoever was registered.
    table: "counter_registrations",
    by: ["registered_by"],
    without: ["user_id", "phone"],
    atErasure: "kept",
  },
];

/** Rows of a table above, in another shape; read there. */
export const sameRows = [{ table: "deposits", by: "citizen_id", as: "citizen_deposits" }] as const;
