import { startServices } from "./run.ts";
import { runVitest } from "./vitest-run.ts";

// pnpm test [file or name...]

await startServices();
await runVitest("test", "vitest.config.ts", process.argv.slice(2));
