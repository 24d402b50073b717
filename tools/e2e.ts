import { mustRun, startServices } from "./run.ts";
import { runVitest } from "./vitest-run.ts";

// pnpm e2e [--whole] [file or name...]: journeys in a browser, through the built application; what
// differs by its words alone in one language, or, whole, in every one.

const filters = process.argv.slice(2).filter((argument) => argument !== "--whole");
if (process.argv.includes("--whole")) process.env["WHOLE"] = "true";

await startServices();
await mustRun(["pnpm", "build"], { quiet: true });
await runVitest("e2e", "e2e/vitest.config.ts", filters);
