import { afterEach, beforeEach } from "vitest";
import { forgetPages, tellPages } from "./last-pages.ts";
import { tellSteps } from "./steps.ts";

// Where a journey that failed stood: it may fail once in a hundred runs, on another machine.

beforeEach(forgetPages);
afterEach(async ({ task }) => {
  const steps = tellSteps();
  for (const error of task.result?.errors ?? []) {
    const pages = await tellPages();
    error.message = [error.message, ...steps, ...pages.map((page) => `last seen: ${page}`)].join(
      "\n\n",
    );
  }
});
