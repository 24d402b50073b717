import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nonceHeader } from "../app/lib/nonce-header.ts";
import { createHost } from "./create-host.ts";

let api: Server;
let host: FastifyInstance;
let folder: string;
let origin: string;
let streamClosed: Promise<void>;

const webp = { "content-type": "image/webp" };
const picture = Buffer.alloc(20_000, 7);

/** Stands in for the API: echoes a call, or streams news until the listener leaves. */
const startApi = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url === "/api/v1/live") {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      setTimeout(() => response.write("data: one\n\n"), 50);
      streamClosed = once(response, "close").then(() => undefined);
      return;
    }
    if (request.url?.startsWith("/api/pictures/")) {
      const isKnown = request.headers["if-none-match"] === '"one"';
      const kept = { "cache-control": "public, max-age=31536000, immutable", etag: '"one"' };
      response.writeHead(isKnown ? 304 : 200, { ...kept, vary: "accept", ...webp });
      response.end(isKnown ? undefined : picture);
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
};

const render = async (request: Request): Promise<Response> =>
  Response.json({ url: request.url, headers: Object.fromEntries(request.headers) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "host-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "app-1a2b.js"), "export {};\n".repeat(500));
  await writeFile(join(folder, "assets", "scan-worker-3c4d.js"), "export {};");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "sw.js"), "as written");
  await writeFile(join(folder, "sw.js.br"), brotliCompressSync("as compressed by the build"));
  api = await startApi();
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = { port: 0, host: "127.0.0.1", apiUrl, version: "1.2.3" };
  host = await createHost({
    config: { ...config, logLevel: "silent", trustProxy: false, tiles: null },
    clientFolder: folder,
    render,
  });
  origin = await host.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await host.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: "manual" });

describe("every answer", () => {
  it.each(["/", "/about", "/favicon.svg", "/version.json", "/api/v1/x", "/assets/none.js", "/%zz"])(
    "of %s carries the security headers",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toMatch(
        /script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';.*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=(self), geolocation=(self)");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    },
  );
});

it("takes pictures from where the map's tiles are, and from nowhere else", async () => {
  const tiles = { url: "https://tiles.example/{z}/{x}/{y}.png", credit: "" };
  const config = { port: 0, host: "127.0.0.1", apiUrl: "http://127.0.0.1:1", version: "1", tiles };
  const withTiles = await createHost({
    config: { ...config, logLevel: "silent", trustProxy: false },
    clientFolder: folder,
    render,
  });
  const { headers } = await withTiles.inject("/consumer");
  await withTiles.close();
  expect(headers["content-security-policy"]).toContain(
    "img-src 'self' data: blob: https://tiles.example;",
  );
  const without = (await get("/consumer")).headers.get("content-security-policy");
  expect(without).toContain("img-src 'self' data: blob:;");
});

describe("pages", () => {
  it("get the nonce of their own policy, fresh each time", async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get("/settings", { [nonceHeader]: "forged" });
        const { headers } = (await answer.json()) as { headers: Record<string, string> };
        expect(answer.headers.get("content-security-policy")).toContain(headers[nonceHeader]);
        return headers[nonceHeader];
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it("never see headers that steer the renderer", async () => {
    const steering = { "X-React-Router-Foo": "1", "X-Page-Whole": "1" };
    const answer = await get("/settings", { ...steering, "X-Other": "2" });
    const { headers } = (await answer.json()) as { headers: Record<string, string> };
    expect(headers).not.toHaveProperty("x-react-router-foo");
    expect(headers).not.toHaveProperty("x-page-whole");
    expect(headers).toHaveProperty("x-other", "2");
  });

  it("are asked for by their own address, whatever was typed", async () => {
    const answer = await get("/Collection%20Point/dashboard?a=b");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/collection-point/dashboard?a=b");
    expect((await get("/SendCode")).status).toBe(200);
  });
});

describe("files", () => {
  it("under /assets stay for ever, compressed", async () => {
    const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": "br" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
  });

  it("are sent as the build compressed them, under their own name and type", async () => {
    const answer = await get("/sw.js", { "Accept-Encoding": "gzip, br" });
    expect(await answer.text()).toBe("as compressed by the build");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("content-type")).toMatch(/javascript; charset=utf-8$/);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    const plain = await get("/sw.js", { "Accept-Encoding": "identity" });
    expect(await plain.text()).toBe("as written");
    expect(plain.headers.get("cache-control")).toBe("no-cache");
    expect(plain.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await (await get("/sw.js.br")).text()).not.toContain("compressed");
  });

  it("may not compile anything, but for the worker that reads codes", async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get("content-security-policy");
    expect(await policyOf("/assets/scan-worker-3c4d.js")).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const path of ["/assets/app-1a2b.js", "/collection-point/intake"]) {
      expect(await policyOf(path)).not.toContain("wasm");
    }
  });

  it("of another release are not found, and that is not kept", async () => {
    const answer = await get("/assets/gone-9z.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("tell which release runs", async () => {
    const answer = await get("/version.json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ version: "1.2.3" });
  });
});

describe("the way through to the API", () => {
  it("passes calls on and does not believe where they say they come from", async () => {
    const answer = await get("/api/v1/x?y=1", { "X-Forwarded-For": "6.6.6.6" });
    const { url, headers } = (await answer.json()) as {
      url: string;
      headers: Record<string, string>;
    };
    expect(url).toBe("/api/v1/x?y=1");
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it("lets pictures through as they are, to be kept for ever", async () => {
    const answer = await get("/api/pictures/one.webp?w=320", { "Accept-Encoding": "br, gzip" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      etag: '"one"',
      ...webp,
    });
    expect(answer.headers.get("vary")).toMatch(/accept/);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
    const known = await get("/api/pictures/one.webp?w=320", { "If-None-Match": '"one"' });
    expect(known.status).toBe(304);
  });

  it("streams news as they come, uncompressed, and hangs up when the listener leaves", async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${origin}/api/v1/live`, {
      headers: { "Accept-Encoding": "br, gzip" },
      signal: leaving.signal,
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
    const { value } = await answer.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe("data: one\n\n");
    leaving.abort();
    await streamClosed;
  });

  it("says so in the shape of every error when the API is gone", async () => {
    const lonely = await createHost({
      config: {
        port: 0,
        host: "127.0.0.1",
        apiUrl: "http://127.0.0.1:1",
        version: "1",
        logLevel: "silent",
        trustProxy: false,
        tiles: null,
      },
      clientFolder: folder,
      render,
    });
    const answer = await lonely.inject("/api/v1/x");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: "unavailable" });
    await lonely.close();
  });
});

describe("the log", () => {
  const config = {
    port: 0,
    host: "127.0.0.1",
    apiUrl: "http://127.0.0.1:1",
    version: "1",
    logLevel: "info",
    trustProxy: false,
    tiles: null,
  } as const;

  /** What a host writes while it is asked for these. */
  const linesOf = async (asked: readonly string[], renderPage = render): Promise<string[]> => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const loud = await createHost({ config, clientFolder: folder, render: renderPage });
    for (const address of asked) await loud.inject(address);
    await loud.close();
    write.mockRestore();
    return lines;
  };

  it("says which part was asked for, never the secret in its address", async () => {
    const lines = await linesOf([
      "/setNewPassword/s3cret-token",
      "/auth/callback?confirm=s3cret-token",
    ]);
    expect(lines.join("")).toContain("/setNewPassword");
    expect(lines.join("")).not.toContain("s3cret");
  });

  it("says where it broke, never what a fault carries, and that the API is gone", async () => {
    const lines = await linesOf(
      ["/settings?q=s3cret", "/api/v1/people?q=s3cret"],
      async ({ url }) => {
        throw Object.assign(new Error(`no page for "${url}": s3cret@example.com`), { row: url });
      },
    );
    const faults = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    expect(faults[0]).toEqual(
      expect.objectContaining({
        err: expect.objectContaining({
          type: "Error",
          stack: expect.stringContaining("create-host.test.ts"),
        }),
        msg: expect.stringContaining("no page for"),
      }),
    );
    expect(faults.at(-1)).toMatchObject({ msg: "the API did not answer" });
    expect(lines.join("")).not.toContain("s3cret");
  });
});

describe("leaving", () => {
  it("goes on answering, says that it is not ready, and keeps no connection", async () => {
    let isLeaving = false;
    const config = { port: 0, host: "127.0.0.1", apiUrl: "http://127.0.0.1:1", version: "1" };
    const going = await createHost({
      config: { ...config, logLevel: "silent", trustProxy: false, tiles: null },
      clientFolder: folder,
      render,
      isLeaving: () => isLeaving,
    });
    const before = await going.inject("/readyz");
    expect([before.statusCode, before.headers.connection]).toEqual([200, "keep-alive"]);
    isLeaving = true;
    expect((await going.inject("/readyz")).statusCode).toBe(503);
    const page = await going.inject("/settings");
    expect([page.statusCode, page.headers.connection]).toEqual([200, "close"]);
    expect((await going.inject("/healthz")).statusCode).toBe(200);
    await going.close();
  });
});

describe("closing", () => {
  it("ends open streams instead of waiting for them", async () => {
    const answer = await fetch(`${origin}/api/v1/live`);
    const reader = answer.body!.getReader();
    await reader.read();
    await host.close();
    expect((await reader.read()).done).toBe(true);
    await streamClosed;
  });
});
