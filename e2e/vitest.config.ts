import { defineConfig } from "vitest/config";

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["database/src/testing/global-setup.ts"],
    setupFiles: ["tools/vitest-setup.ts"],
    // Each file has a stack and a browser of its own; a journey mostly waits for one of them.
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
