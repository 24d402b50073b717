import { AppError } from "../../app-error.ts";

/** Another day, a Friday, the past: the window is none of those that are offered. */
export const badWindow = (): AppError =>
  new AppError("invalid_request", { fields: { window: ["not_offered"] } });
