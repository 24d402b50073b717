import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { buildFolder, readConfig } from "./config.ts";
import { createHost } from "./host/create-host.ts";

const shutdownLimitMs = 10_000;

const config = readConfig();
const built = new URL(`${buildFolder}/`, import.meta.url);
const build = (await import(new URL("server/index.js", built).href)) as ServerBuild;

let isLeaving = false;
const host = await createHost({
  config,
  isLeaving: () => isLeaving,
  clientFolder: fileURLToPath(new URL("client", built)),
  render: createRequestHandler(build, "production"),
});

// Node itself would print the fault with all that it carries.
process.on("uncaughtException", (error) => {
  host.log.fatal({ err: error }, "the web host broke");
  process.exit(1);
});

/** Balancers learn of it first, then running answers finish; what hangs is cut off. */
const shutDown = async (): Promise<void> => {
  isLeaving = true;
  await wait(config.drainSeconds * 1000);
  setTimeout(() => host.server.closeAllConnections(), shutdownLimitMs).unref();
  await host.close();
};

process.once("SIGTERM", () => void shutDown());
process.once("SIGINT", () => void shutDown());

await host.listen({ port: config.port, host: config.host });
