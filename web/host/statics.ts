import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { decoderPolicy } from "./security-headers.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/** Names under /assets carry the hash of their content; the rest may change with every release. */
const cacheControl = (path: string): string => {
  // A device that kept an old one would keep everything old.
  if (/\/sw\.js(\.br|\.gz)?$/.test(path)) return "no-cache";
  return path.includes("/assets/")
    ? `public, max-age=${yearInSeconds}, immutable`
    : "public, max-age=3600, must-revalidate";
};

const isDecoder = (path: string): boolean => /\/assets\/scan-worker-[^/]+\.js/.test(path);

export const registerStatics = async (host: FastifyInstance, folder: string): Promise<void> => {
  await host.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    // The build compressed them; a copy is sent under the name of its file, never under its own.
    preCompressed: true,
    globIgnore: ["**/.*/**", "**/*.{br,gz}"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cacheControl(path));
      if (isDecoder(path)) reply.header("content-security-policy", decoderPolicy);
    },
  });
  // A file of another release: a whole page in its place would only hide that.
  host.get("/assets/*", async (_request, reply) =>
    reply.code(404).header("cache-control", "no-store").type("text/plain").send("Not found"),
  );
};
