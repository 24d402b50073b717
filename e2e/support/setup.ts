import { afterEach, beforeEach } from "vitest";
import { forgetPages, tellPages } from "./last-pages.ts";

// Where a journey that failed stood: it may fail once in a hundred runs, on another machine.

beforeEach(forgetPages);
afterEach(async ({ task }) => {
  for (const error of task.result?.errors ?? []) {
    error.message = [error.message, ...(await tellPages())].join("\n\nlast seen: ");
  }
});
