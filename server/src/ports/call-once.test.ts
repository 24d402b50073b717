import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOnce } from "./call-once.ts";

let server: Server;
let url: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const status = Number(/^\/(3\d\d)$/.exec(request.url ?? "")?.[1] ?? 200);
    const body = request.url === "/long" ? "x".repeat(300 * 1024) : "";
    response.writeHead(status, { location: "/inside" }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  callOnce(new URL(path, url), { method: "GET", headers: {}, patienceMilliseconds: 2000 });

test.each([301, 302, 303, 307, 308])("an answer of %d leads nowhere else", async (status) => {
  asked.length = 0;
  expect(await get(`/${status}`)).toMatchObject({ status });
  expect(asked).toEqual([`/${status}`]);
});

test("an answer without end is not read to its end", async () => {
  await expect(get("/long")).rejects.toThrow("too long");
});
