import { runNamed } from "@app/harness/run-named";

await runNamed("bench", new URL(".", import.meta.url));
