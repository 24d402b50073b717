import { runProcess } from "./run-process.ts";
import { startApi } from "./start-api.ts";

await runProcess("api", startApi);
