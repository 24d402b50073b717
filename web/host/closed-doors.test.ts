import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHost } from "./create-host.ts";

// What a stranger tries with a raw connection: files that are none of theirs, methods that nobody
// needs, and requests that two servers would read in two ways.

let folder: string;
let host: FastifyInstance;
let port: number;
let rendered: string[] = [];
const secret = "nobody outside may read this";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doors-"));
  const client = join(folder, "client");
  await mkdir(join(client, ".git"), { recursive: true });
  await mkdir(join(client, "assets"));
  await writeFile(join(client, ".git", "config"), secret);
  await writeFile(join(client, ".env"), secret);
  await writeFile(join(client, "assets", "app-1a2b.js"), "export {};");
  await writeFile(join(folder, "outside.txt"), secret);
  const settings = { port: 0, host: "127.0.0.1", apiUrl: "http://127.0.0.1:1", version: "1" };
  host = await createHost({
    config: { ...settings, logLevel: "silent", trustProxy: false, tiles: null },
    clientFolder: client,
    render: async ({ url }) => {
      rendered.push(new URL(url).pathname);
      return new Response("a page", { headers: { "content-type": "text/html" } });
    },
  });
  await host.listen({ port: 0, host: "127.0.0.1" });
  port = (host.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

/** Exactly these bytes, and everything that comes back until the other side hangs up. */
const send = async (...lines: string[]): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.setTimeout(5000, () => socket.destroy(new Error("no end")));
  socket.write(lines.join("\r\n"));
  await once(socket, "close");
  return answer;
};

const get = (path: string): Promise<string> =>
  send(`GET ${path} HTTP/1.1`, "host: dawra.example", "connection: close", "", "");

describe("files", () => {
  it.each([
    "/.git/config",
    "/.env",
    "/../outside.txt",
    "/assets/../../outside.txt",
    "/%2e%2e/outside.txt",
    "/assets/..%2f..%2foutside.txt",
    String.raw`/assets/..\..\outside.txt`,
  ])("%s is nobody's", async (path) => {
    expect(await get(path)).not.toContain(secret);
  });

  it.each(["/assets/", "/assets", "/.git/"])("%s lists nothing", async (path) => {
    expect(await get(path)).not.toContain("app-1a2b");
  });
});

it("what is for operators is not passed on", async () => {
  rendered = [];
  for (const path of ["/metrics", "/livez"]) await get(path);
  expect(rendered).toEqual(["/metrics", "/livez"]);
});

it.each(["/", "/api/v1/points", "/version.json"])(
  "%s may be read by no page of another site",
  async (path) => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await send(
        `${method} ${path} HTTP/1.1`,
        "host: dawra.example",
        "origin: https://evil.example",
        "access-control-request-method: POST",
        "connection: close",
        "",
        "",
      );
      expect(answer).toMatch(/^HTTP\/1\.1 /);
      expect(answer.toLowerCase()).not.toContain("access-control-allow");
    }
  },
);

describe("methods", () => {
  it.each(["TRACE", "CONNECT", "TRACK"])(
    "%s is not answered with what was asked",
    async (method) => {
      const answer = await send(
        `${method} / HTTP/1.1`,
        "host: dawra.example",
        "x-mark: echoed",
        "connection: close",
        "",
        "",
      );
      expect(answer).not.toContain("echoed");
      expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    },
  );
});

describe("requests that two servers would read in two ways", () => {
  const smuggled = ["GET /smuggled HTTP/1.1", "host: dawra.example", "", ""];
  const head = ["POST /front HTTP/1.1", "host: dawra.example"];

  it.each([
    ["both lengths", ["content-length: 6", "transfer-encoding: chunked", "", "0", "", ...smuggled]],
    ["two lengths", ["content-length: 0", "content-length: 44", "", ...smuggled]],
    ["a length with a sign", ["content-length: +0", "", ...smuggled]],
    ["an unknown encoding", ["transfer-encoding: xchunked", "", "0", "", ...smuggled]],
    ["a space before the colon", ["content-length : 0", "", ...smuggled]],
    ["a header folded over lines", ["x-one: a", " content-length: 0", "", ...smuggled]],
    ["a chunk whose length is none", ["transfer-encoding: chunked", "", "zz", "", ...smuggled]],
  ])("%s: refused, and nothing behind it is heard", async (_what, rest) => {
    rendered = [];
    expect(await send(...head, ...rest)).toMatch(/^HTTP\/1\.1 400 /);
    expect(rendered).not.toContain("/smuggled");
  });

  it("a request that names no host is refused", async () => {
    expect(await send("GET / HTTP/1.1", "connection: close", "", "")).toMatch(/^HTTP\/1\.1 400 /);
  });
});
