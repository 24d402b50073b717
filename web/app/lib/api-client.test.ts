import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { defineEndpoint } from "@app/contract/endpoint";
import { organisationMe, organisationSignin } from "@app/contract/organisations";
import { login } from "@app/contract/session";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { ApiError, createClient, OfflineError } from "./api-client.ts";
import type { AccessTokens } from "./storage.ts";

const readThing = defineEndpoint({
  method: "GET",
  path: "/api/v1/things/:id",
  summary: "A thing",
  access: "signed-in",
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.coerce.number()) }),
  status: 200,
  response: z.object({ name: z.string() }),
});

const writeThing = defineEndpoint({
  method: "POST",
  path: "/api/v1/things",
  summary: "Keep a thing",
  access: "signed-in",
  idempotent: true,
  body: z.object({ name: z.string() }),
  status: 204,
  response: z.void(),
});

interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const tokensOf = (first: string | null): AccessTokens => {
  let token = first;
  return {
    read: () => token,
    write: (next) => void (token = next),
    clear: () => void (token = null),
    subscribe: () => () => undefined,
  };
};

const answer = (response: ServerResponse, status: number, body?: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

const refusal = (error: string) => ({ error, message: error, traceId: "trace-1" });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real server on a free port, with a client that talks to it. */
const start = async (
  first: string | null,
  respond: (request: Seen, response: ServerResponse) => void,
  cookie: (name: string) => string | null = () => null,
) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body });
      respond({ method, url, headers, body }, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const tokens = tokensOf(first);
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient({ origin, tokens, locale: () => "ar", cookie });
  return { seen, tokens, client, server };
};

describe("a call", () => {
  test("[C-01] carries the headers of the spec and the Bearer token", async () => {
    const { client, seen } = await start("t1", (_, response) =>
      answer(response, 200, { name: "x" }),
    );
    await client.call(readThing, { params: { id: "a b" }, query: { page: 2 } });
    expect(seen[0]).toMatchObject({
      method: "GET",
      url: "/api/v1/things/a%20b?page=2",
      headers: {
        accept: "application/json",
        "x-requested-with": "XMLHttpRequest",
        "x-locale": "ar",
        authorization: "Bearer t1",
      },
    });
  });

  test("sends a body with its idempotency key, and takes an empty answer", async () => {
    const { client, seen } = await start("t1", (_, response) => answer(response, 204));
    await client.call(writeThing, { body: { name: "x" }, idempotencyKey: "k1" });
    expect(seen[0]?.body).toBe('{"name":"x"}');
    expect(seen[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "k1",
    });
  });

  test("takes an empty answer whatever its status: what is done later says nothing yet", async () => {
    const { client } = await start("t1", (_, response) => answer(response, 202));
    const call = client.call(writeThing, { body: { name: "x" }, idempotencyKey: "k1" });
    await expect(call).resolves.toBeUndefined();
  });

  test("gives what the contract promises, or fails", async () => {
    const { client } = await start("t1", (_, response) => answer(response, 200, { name: 7 }));
    await expect(client.call(readThing, { params: { id: "1" } })).rejects.toThrow(/name/);
  });

  test("turns a refusal into its name, status, fields and trace", async () => {
    const { client } = await start("t1", (_, response) =>
      answer(response, 422, { ...refusal("invalid_request"), errors: { name: ["Too short"] } }),
    );
    const error = await client
      .call(writeThing, { body: { name: "" }, idempotencyKey: "k" })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: "invalid_request",
      status: 422,
      errors: { name: ["Too short"] },
      traceId: "trace-1",
    });
  });

  test.each([
    ["42", 42],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    ["-1", undefined],
  ])("tells how long to wait: Retry-After %j is %j", async (header, seconds) => {
    const { client } = await start("t1", (_, response) => {
      response.setHeader("Retry-After", header);
      answer(response, 429, refusal("too_many_requests"));
    });
    const call = client.call(readThing, { params: { id: "1" } });
    await expect(call).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });

  test("reads a proxy's own page as an API that cannot be reached", async () => {
    const { client } = await start("t1", (_, response) => {
      response.writeHead(502, { "Content-Type": "text/html" });
      response.end("<h1>Bad gateway</h1>");
    });
    await expect(client.call(readThing, { params: { id: "1" } })).rejects.toMatchObject({
      name: "unavailable",
      status: 502,
    });
  });
});

describe("no answer", () => {
  test("is not a refusal: nothing listens", async () => {
    const { client, server } = await start("t1", () => undefined);
    await new Promise((resolve) => server.close(resolve));
    const call = client.call(readThing, { params: { id: "1" } });
    await expect(call).rejects.toBeInstanceOf(OfflineError);
  });

  test("is not a refusal: the line breaks in the middle of the answer", async () => {
    const { client } = await start("t1", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
      response.write('{"na');
      setTimeout(() => response.destroy(), 20);
    });
    const call = client.call(readThing, { params: { id: "1" } });
    await expect(call).rejects.toBeInstanceOf(OfflineError);
  });

  test("the caller's own abort stays an abort", async () => {
    const { client } = await start("t1", () => undefined);
    const page = new AbortController();
    const call = client.call(readThing, { params: { id: "1" }, signal: page.signal });
    setTimeout(() => page.abort(new Error("left the page")), 20);
    await expect(call).rejects.toThrow("left the page");
  });
});

describe("an expired token", () => {
  const serveWithToken = (valid: () => string, refresh: (response: ServerResponse) => void) =>
    start("old", ({ url, headers }, response) => {
      if (url === "/api/v1/session/refresh") refresh(response);
      else if (headers.authorization === `Bearer ${valid()}`) answer(response, 200, { name: "x" });
      else answer(response, 401, refusal("unauthenticated"));
    });

  test("is renewed once for any number of calls at the same time, and each is repeated", async () => {
    const { client, seen, tokens } = await serveWithToken(
      () => "new",
      (response) => setTimeout(() => answer(response, 200, { token: "new" }), 30),
    );
    const ids = ["1", "2", "3", "4", "5"];
    const things = await Promise.all(ids.map((id) => client.call(readThing, { params: { id } })));
    expect(things).toEqual(ids.map(() => ({ name: "x" })));
    expect(tokens.read()).toBe("new");
    expect(seen.filter(({ url }) => url === "/api/v1/session/refresh")).toHaveLength(1);
    expect(seen).toHaveLength(11);
  });

  test("is not renewed again for a call that was under way with the old one", async () => {
    let release = (): void => undefined;
    const { client, seen } = await start("old", ({ url, headers }, response) => {
      if (url === "/api/v1/session/refresh") return answer(response, 200, { token: "new" });
      if (headers.authorization === "Bearer new") return answer(response, 200, { name: "x" });
      const refuse = () => answer(response, 401, refusal("unauthenticated"));
      if (url.endsWith("/slow")) release = refuse;
      else refuse();
    });
    const slow = client.call(readThing, { params: { id: "slow" } });
    await client.call(readThing, { params: { id: "fast" } });
    release();
    await expect(slow).resolves.toEqual({ name: "x" });
    expect(seen.filter(({ url }) => url === "/api/v1/session/refresh")).toHaveLength(1);
  });

  test("that cannot be renewed is forgotten, and the call is refused after one try", async () => {
    const { client, seen, tokens } = await serveWithToken(
      () => "never",
      (response) => answer(response, 401, refusal("unauthenticated")),
    );
    const call = client.call(readThing, { params: { id: "1" } });
    await expect(call).rejects.toMatchObject({ name: "unauthenticated", status: 401 });
    expect(tokens.read()).toBeNull();
    expect(seen).toHaveLength(2);
  });

  test("is kept when only the network failed", async () => {
    const { client, tokens } = await serveWithToken(
      () => "never",
      (response) => response.destroy(),
    );
    const call = client.call(readThing, { params: { id: "1" } });
    await expect(call).rejects.toBeInstanceOf(OfflineError);
    expect(tokens.read()).toBe("old");
  });

  test("is never renewed for a wrong password", async () => {
    const { client, seen } = await start(null, (_, response) =>
      answer(response, 401, refusal("wrong_credentials")),
    );
    const call = client.call(login, { body: { login: "0550000000", password: "no" } });
    await expect(call).rejects.toMatchObject({ name: "wrong_credentials" });
    expect(seen).toHaveLength(1);
  });
});

describe("a file", () => {
  test("[C-01] is fetched as it is, in the form that was asked for", async () => {
    const { client, seen } = await start("t1", (_, response) => response.end("%PDF-1.7"));
    const file = await client.download("/api/v1/receipts/1", "application/pdf");
    expect(await file.text()).toBe("%PDF-1.7");
    expect(seen[0]?.headers).toMatchObject({
      accept: "application/pdf",
      authorization: "Bearer t1",
    });
    await client.download("/api/v1/account/export");
    expect(seen[1]?.headers.accept).toBe("application/json");
  });

  test("that is refused is an error with its name", async () => {
    const { client } = await start("t1", (_, response) =>
      answer(response, 429, refusal("too_many_requests")),
    );
    const file = client.download("/api/v1/account/export");
    await expect(file).rejects.toMatchObject({ name: "too_many_requests" });
  });
});

describe("a call of an organisation", () => {
  const writeOrder = defineEndpoint({
    method: "POST",
    path: "/api/v1/orders",
    summary: "Order",
    access: "organisation",
    status: 204,
    response: z.void(),
  });
  const proofs = (seen: Seen[]) => seen.map(({ url, headers }) => [url, headers["x-xsrf-token"]]);

  /** A server that gives out a new anti-forgery cookie each time it is asked, and wants that. */
  const startGuarded = async (kept: string | null) => {
    let jar = kept;
    let count = 0;
    return start(
      "person",
      ({ url, headers }, response) => {
        if (url === "/sanctum/csrf-cookie") {
          count += 1;
          jar = `new ${count}`;
          return answer(response, 204);
        }
        if (url === organisationMe.path) return answer(response, 401, refusal("unauthenticated"));
        return headers["x-xsrf-token"]?.toString().startsWith("new")
          ? answer(response, 204)
          : answer(response, 419, refusal("csrf_mismatch"));
      },
      (name) => (name === "XSRF-TOKEN" ? jar : null),
    );
  };

  test("[C-01] sends the anti-forgery cookie back as a header, fetched when there is none", async () => {
    const { client, seen } = await startGuarded(null);
    await client.call(writeOrder);
    await client.call(writeOrder);
    expect(proofs(seen)).toEqual([
      ["/sanctum/csrf-cookie", undefined],
      ["/api/v1/orders", "new 1"],
      ["/api/v1/orders", "new 1"],
    ]);
  });

  test("with an old one is repeated once with a new one", async () => {
    const { client, seen } = await startGuarded("old");
    await client.call(writeOrder);
    expect(proofs(seen)).toEqual([
      ["/api/v1/orders", "old"],
      ["/sanctum/csrf-cookie", undefined],
      ["/api/v1/orders", "new 1"],
    ]);
  });

  test("that is refused a second time stays refused", async () => {
    const { client, seen } = await start(
      null,
      (_, response) => answer(response, 419, refusal("csrf_mismatch")),
      () => "old",
    );
    const body = { email: "nadia@atlas.example", password: "x" };
    const call = client.call(organisationSignin, { body });
    await expect(call).rejects.toMatchObject({ name: "csrf_mismatch", status: 419 });
    expect(seen).toHaveLength(3);
  });

  test("refused for want of a session costs no person theirs", async () => {
    const { client, seen, tokens } = await startGuarded("old");
    await expect(client.call(organisationMe)).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBe("person");
    expect(seen).toHaveLength(1);
  });
});
