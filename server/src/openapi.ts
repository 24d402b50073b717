import { writeFileSync } from "node:fs";
import { readConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { buildApp } from "./http/build-app.ts";
import { routes } from "./routes.ts";

/** The committed description of the API: a change of the contract shows as a diff of this file. */
const [, , file] = process.argv;
if (!file) throw new Error("usage: openapi.ts <file>");

const ctx = createContext(
  readConfig({ LOG_LEVEL: "silent", SECRET_KEY: "only to describe, never to serve" }),
  "openapi",
);
const silentHub = {
  isConnected: () => false,
  listen: () => () => undefined,
  close: async () => {},
};
const app = await buildApp(ctx, routes(ctx), silentHub);
await app.ready();
writeFileSync(file, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await ctx.close();
