import type { DataRequest } from "@app/contract/privacy-desk";

/** The job that erases runs each night: only then has a day passed unused. */
export const lateHours = 24;

export interface KeptRequest {
  kind: DataRequest["kind"];
  dueAt: Date | null;
  doneAt: Date | null;
  withdrawnAt: Date | null;
}

export const requestStateOf = (
  { dueAt, doneAt, withdrawnAt }: KeptRequest,
  now: Date,
): DataRequest["state"] => {
  if (doneAt) return "done";
  if (withdrawnAt) return "withdrawn";
  const isLate = dueAt !== null && dueAt.getTime() + lateHours * 3_600_000 <= now.getTime();
  return isLate ? "late" : "waiting";
};
