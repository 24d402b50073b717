import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { compiledTexts } from "./web/vite-plugins/compiled-texts.ts";

const engines = { globalSetup: ["database/src/testing/global-setup.ts"] };

/** Files share what they import, as requests do in one process: to read it anew for each took as long as the tests. */
const shared = { isolate: false };

const late = (groupOrder: number) => ({
  sequence: { groupOrder },
  testTimeout: 180_000,
  hookTimeout: 120_000,
});

/** What measures wants the machine for itself: after the others, one file at a time. */
const alone = (groupOrder: number) => ({ ...late(groupOrder), fileParallelism: false });

const drills = "{drills,harness}/**/*.test.ts";
/** Those that compare times, or say how long something may take. */
const timedDrills = [
  "attacks/enumeration",
  "database-killed",
  "graceful-stop",
  "many-devices",
  "nats-hung/nats-hung",
].map((name) => `drills/src/${name}.test.ts`);

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

export default defineConfig({
  test: {
    setupFiles: ["tools/vitest-setup.ts"],
    restoreMocks: true,
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      project("contract", ["contract/**/*.test.ts"], shared),
      project("tools", ["tools/**/*.test.ts"]),
      { ...project("web", ["web/**/*.test.{ts,tsx}"], shared), plugins: [compiledTexts()] },
      project("database", ["database/**/*.test.ts"], { ...engines, ...shared }),
      project("server", ["server/**/*.test.ts"], { ...engines, ...shared }),
      project("bench", ["bench/**/*.test.ts"], { ...engines, ...alone(1) }),
      project("drills", [drills], {
        ...engines,
        ...late(2),
        exclude: [...configDefaults.exclude, ...timedDrills],
      }),
      project("timed-drills", timedDrills, { ...engines, ...alone(3) }),
      project("sim", ["sim/**/*.test.ts"], { ...engines, ...alone(4) }),
    ],
  },
});
