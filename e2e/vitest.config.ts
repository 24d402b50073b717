import { defineConfig } from "vitest/config";

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["database/src/testing/global-setup.ts"],
    setupFiles: ["tools/vitest-setup.ts"],
    // A journey mostly waits: two at once share what the other leaves. Each file has a stack of its own.
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A busy machine is slow, and no test means to measure that; one that does says how long.
    expect: { poll: { timeout: 20_000 } },
  },
});
