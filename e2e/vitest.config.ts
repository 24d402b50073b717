import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Minutes each, which their sizes do not tell: begun last, they would run on alone. */
const longest = ["access", "site-map"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      longest.some((name) => moduleId.endsWith(`/${name}.e2e.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    globalSetup: ["database/src/testing/global-setup.ts"],
    setupFiles: ["tools/vitest-setup.ts", "e2e/support/setup.ts"],
    // A journey mostly waits: two at once share what the other leaves. Each file has a stack of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // A busy machine is slow, and no test means to measure that; one that does says how long. A browser
    // may stand still for a minute (support/steps.ts).
    expect: { poll: { timeout: 75_000 } },
  },
});
