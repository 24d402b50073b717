import { mustRun, node, startServices } from "./run.ts";

// node tools/on-build.ts <file> [argument...]: runs what needs the application as built.

const [file = "", ...args] = process.argv.slice(2);
await startServices();
await mustRun(["pnpm", "build"], { quiet: true });
await mustRun(node(file, ...args));
