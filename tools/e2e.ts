import { mustRun, startServices } from "./run.ts";
import { runVitest } from "./vitest-run.ts";

// pnpm e2e [file or name...]: journeys in a browser, through the built application.

await startServices();
await mustRun(["pnpm", "build"], { quiet: true });
await runVitest("e2e", "e2e/vitest.config.ts", process.argv.slice(2));
