/** The kinds of tasks about a point as a whole. */
export const approvalKind = "point_approval";
export const changedKind = "point_changed";
