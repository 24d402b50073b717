import packageFile from "../package.json" with { type: "json" };

/** Street tiles for the map. */
export interface TileSource {
  /** With {z}, {x} and {y} in it. */
  url: string;
  /** Whom the map thanks for them. */
  credit: string;
}

export interface Config {
  port: number;
  host: string;
  apiUrl: string;
  version: string;
  logLevel: string;
  /** The addresses of the proxies in front of us, whose word on the visitor's address we take. */
  trustProxy: string | false;
  /** How long it still answers after it was told to stop, while balancers learn of it. */
  drainSeconds: number;
  /** Without them the map draws outlines alone. */
  tiles: TileSource | null;
}

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not "${value}"`);
  }
  return port;
};

const readSeconds = (value = "0"): number => {
  const seconds = Number(value);
  if (!(seconds >= 0 && seconds <= 120)) {
    throw new Error(`DRAIN_SECONDS must be between 0 and 120, not "${value}"`);
  }
  return seconds;
};

const readTiles = (url: string | undefined, credit = ""): TileSource | null => {
  if (!url) return null;
  const isComplete = ["{z}", "{x}", "{y}"].every((part) => url.includes(part));
  if (!isComplete || !URL.canParse(url)) {
    throw new Error(`TILE_URL must be an address with {z}, {x} and {y}, not "${url}"`);
  }
  return { url, credit };
};

/** The only reader of the environment. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => ({
  port: readPort(env["PORT"]),
  host: env["HOST"] ?? "127.0.0.1",
  apiUrl: new URL(env["API_URL"] ?? "http://127.0.0.1:4001").origin,
  version: env["WEB_VERSION"] ?? packageFile.version,
  logLevel: env["LOG_LEVEL"] ?? "info",
  trustProxy: env["TRUSTED_PROXIES"] || false,
  drainSeconds: readSeconds(env["DRAIN_SECONDS"]),
  tiles: readTiles(env["TILE_URL"], env["TILE_CREDIT"]),
});

/** Whether pages for developers are there. */
export const hasDevPages = process.env["DEV_PAGES"] === "true";

/** Apart, so that what goes out is never mistaken for what developers look at. */
export const buildFolder = hasDevPages ? "build/with-dev-pages" : "build";
