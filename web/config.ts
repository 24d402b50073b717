import packageFile from "../package.json" with { type: "json" };

export interface Config {
  port: number;
  host: string;
  apiUrl: string;
  version: string;
  logLevel: string;
  /** The addresses of the proxies in front of us, whose word on the visitor's address we take. */
  trustProxy: string | false;
}

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not "${value}"`);
  }
  return port;
};

/** The only reader of the environment. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => ({
  port: readPort(env["PORT"]),
  host: env["HOST"] ?? "127.0.0.1",
  apiUrl: new URL(env["API_URL"] ?? "http://127.0.0.1:4001").origin,
  version: env["WEB_VERSION"] ?? packageFile.version,
  logLevel: env["LOG_LEVEL"] ?? "info",
  trustProxy: env["TRUSTED_PROXIES"] || false,
});
