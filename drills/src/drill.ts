import { runNamed } from "@app/harness/run-named";

await runNamed("drill", new URL(".", import.meta.url));
