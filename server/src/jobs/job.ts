/** Work that leaves the building or runs on a schedule: retried with back-off, dead ones kept. */
export interface Job {
  name: string;
  run: (payload: unknown) => Promise<void>;
  /** Cron in UTC, for jobs nobody asks for. */
  schedule?: string;
}

export const job = (
  name: string,
  run: (payload: unknown) => Promise<void>,
  options: { schedule?: string } = {},
): Job => ({ name, run, ...options });
