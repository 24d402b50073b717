/** The kinds of tasks about a driver as a whole. */
export const approvalKind = "transporter_approval";
export const changedKind = "transporter_changed";
