import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { startAirtimeSimulator } from "@app/harness/airtime-simulator";
import { afterEach, describe, expect, test } from "vitest";
import { createAirtime } from "./airtime.ts";

const topUp = { id: "0199-one", phone: "+213551234567", dinars: 500 };

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Reply = [status: number, body: unknown];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A provider whose door works and that answers the rest as it is told. */
const provider = async (replies: { token?: Reply; operator?: Reply; topup?: Reply }) => {
  const seen: Seen[] = [];
  const server: Server = createServer(async (request, response) => {
    const url = request.url ?? "";
    seen.push({ url, headers: request.headers, body: await text(request) });
    const [status, body] = url.startsWith("/oauth")
      ? (replies.token ?? [200, { access_token: "t", expires_in: 3600 }])
      : url.startsWith("/operators")
        ? (replies.operator ?? [200, { operatorId: 9 }])
        : (replies.topup ?? [500, {}]);
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(() => server.close());
  return { seen, airtime: airtimeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
};

const airtimeAt = (url: string, secret = "secret") =>
  createAirtime({
    AIRTIME_URL: url,
    AIRTIME_AUTH_URL: undefined,
    AIRTIME_CLIENT_ID: "id",
    AIRTIME_CLIENT_SECRET: secret,
    AIRTIME_TIMEOUT_SECONDS: 1,
  });

const transaction = (status: string, customIdentifier = topUp.id) => ({
  transactionId: 77,
  status,
  customIdentifier,
});

const outcomeOfSending = async (...topup: Reply) => {
  const { airtime } = await provider({ topup });
  return airtime.send(topUp);
};

const outcomeOfLooking = async (...topup: Reply) => {
  const { airtime } = await provider({ topup });
  return (await airtime.look(topUp.id)).outcome;
};

describe("asking for credit", () => {
  test("names the number, the dinars and our identifier, with one token for all", async () => {
    const { seen, airtime } = await provider({ topup: [200, transaction("SUCCESSFUL")] });
    expect(await airtime.send(topUp)).toMatchObject({ outcome: "fulfilled", reference: "77" });
    await airtime.look(topUp.id);
    expect(seen.map(({ url }) => url)).toEqual([
      "/oauth/token",
      "/operators/auto-detect/phone/213551234567/countries/DZ",
      "/topups",
      "/topups/reports/transactions?customIdentifier=0199-one",
    ]);
    expect(JSON.parse(seen[0]?.body ?? "")).toMatchObject({ client_secret: "secret" });
    expect(seen[2]?.headers.authorization).toBe("Bearer t");
    expect(JSON.parse(seen[2]?.body ?? "")).toEqual({
      operatorId: 9,
      amount: 500,
      useLocalAmount: true,
      customIdentifier: topUp.id,
      recipientPhone: { countryCode: "DZ", number: "213551234567" },
    });
  });

  test.each([
    [200, transaction("SUCCESSFUL"), "fulfilled"],
    [200, transaction("PROCESSING"), "pending"],
    [200, transaction("FAILED"), "refused"],
    [200, transaction("SOMETHING_NEW"), "unknown"],
    [200, transaction("SUCCESSFUL", "another"), "unknown"],
    [200, "<h1>Gateway</h1>", "unknown"],
    [302, {}, "unknown"],
    [400, {}, "unknown"],
    [400, { errorCode: "CUSTOM_IDENTIFIER_ALREADY_USED" }, "unknown"],
    [400, { errorCode: "INVALID_RECIPIENT_PHONE" }, "refused"],
    [400, { errorCode: "INSUFFICIENT_BALANCE" }, "unsent"],
    [401, {}, "unsent"],
    [403, {}, "unsent"],
    [404, {}, "unsent"],
    [408, {}, "unknown"],
    [409, {}, "unknown"],
    [429, {}, "unsent"],
    [500, { errorCode: "INVALID_RECIPIENT_PHONE" }, "unknown"],
    [503, {}, "unknown"],
  ])("%i with %j is %s", async (status, body, outcome) => {
    expect(await outcomeOfSending(status, body)).toMatchObject({ outcome });
  });

  test("that fails before it was asked leaves no doubt", async () => {
    const { airtime: noToken } = await provider({ token: [500, {}] });
    expect(await noToken.send(topUp)).toMatchObject({ outcome: "unsent" });
    const { airtime: noOperator } = await provider({ operator: [503, {}] });
    expect(await noOperator.send(topUp)).toMatchObject({ outcome: "unsent" });
    const fault = { errorCode: "COULD_NOT_AUTO_DETECT_OPERATOR" };
    const { airtime: noSuchNumber } = await provider({ operator: [404, fault] });
    expect(await noSuchNumber.send(topUp)).toMatchObject({ outcome: "refused" });
    const nobody = airtimeAt("http://127.0.0.1:1");
    expect(await nobody.send(topUp)).toMatchObject({ outcome: "unsent", reason: "no connection" });
  });

  test("leaves nothing where no provider is set", async () => {
    const none = createAirtime({
      AIRTIME_URL: "http://127.0.0.1:1",
      AIRTIME_AUTH_URL: undefined,
      AIRTIME_CLIENT_ID: undefined,
      AIRTIME_CLIENT_SECRET: undefined,
      AIRTIME_TIMEOUT_SECONDS: 1,
    });
    expect(await none.send(topUp)).toMatchObject({ outcome: "unsent" });
    expect(await none.look(topUp.id)).toMatchObject({ outcome: "unknown" });
  });

  test("tells the log why, and never the number", async () => {
    const body = { errorCode: "INVALID_RECIPIENT_PHONE", message: `no ${topUp.phone}` };
    expect(JSON.stringify(await outcomeOfSending(400, body))).not.toContain("551234567");
    const odd = { errorCode: "213551234567", message: "" };
    expect(JSON.stringify(await outcomeOfSending(400, odd))).not.toContain("551234567");
  });

  test("gets a new token when the provider no longer takes the old one", async () => {
    const { seen, airtime } = await provider({ topup: [401, {}] });
    await airtime.send(topUp);
    await airtime.send(topUp);
    expect(seen.filter(({ url }) => url === "/oauth/token")).toHaveLength(2);
  });
});

describe("looking for it", () => {
  test.each([
    [200, { content: [] }, "absent"],
    [200, { content: [transaction("SUCCESSFUL")] }, "fulfilled"],
    [200, { content: [transaction("PROCESSING")] }, "pending"],
    [200, { content: [transaction("REFUNDED")] }, "refused"],
    [200, { content: [transaction("UNKNOWN")] }, "unknown"],
    [200, { content: [transaction("FAILED"), transaction("SUCCESSFUL")] }, "fulfilled"],
    [200, { content: [transaction("FAILED"), transaction("UNKNOWN")] }, "unknown"],
    [200, { content: [transaction("FAILED", "another")] }, "unknown"],
    [200, { content: null }, "unknown"],
    [200, "<h1>Gateway</h1>", "unknown"],
    [404, {}, "unknown"],
    [429, {}, "unknown"],
    [500, {}, "unknown"],
  ])("%i with %j is %s", async (status, body, outcome) => {
    expect(await outcomeOfLooking(status, body)).toBe(outcome);
  });

  test("a provider that cannot be reached tells nothing", async () => {
    expect((await airtimeAt("http://127.0.0.1:1").look(topUp.id)).outcome).toBe("unknown");
  });
});

describe("against the simulator", () => {
  const start = async () => {
    const simulator = await startAirtimeSimulator();
    closing.push(() => simulator.stop());
    const secret = simulator.environment["AIRTIME_CLIENT_SECRET"];
    return { simulator, airtime: airtimeAt(simulator.url, secret) };
  };

  test.each([
    ["works", "fulfilled", "fulfilled"],
    ["refuses", "refused", "absent"],
    ["is busy", "unsent", "absent"],
    ["has no balance", "unsent", "absent"],
    ["breaks before", "unknown", "absent"],
    ["breaks after", "unknown", "fulfilled"],
    ["drops before", "unknown", "absent"],
    ["drops after", "unknown", "fulfilled"],
    ["hangs before", "unknown", "absent"],
    ["hangs after", "unknown", "fulfilled"],
    ["arrives late", "unknown", "absent"],
    ["takes its time", "pending", "pending"],
    ["cannot tell", "unknown", "unknown"],
    ["talks nonsense after", "unknown", "fulfilled"],
  ] as const)("one that %s: %s, then %s", async (behaviour, sent, seen) => {
    const { simulator, airtime } = await start();
    simulator.follow({ send: () => behaviour });
    expect((await airtime.send(topUp)).outcome).toBe(sent);
    expect((await airtime.look(topUp.id)).outcome).toBe(seen);
  });

  test("one that answers twice is believed at most once, and asked again is no second gift", async () => {
    const { simulator, airtime } = await start();
    simulator.follow({ send: () => "answers twice" });
    expect((await airtime.send(topUp)).outcome).toMatch(/fulfilled|unknown/);
    expect((await airtime.send(topUp)).outcome).toBe("unknown");
    expect((await airtime.look(topUp.id)).outcome).toBe("fulfilled");
    expect(simulator.deliveries()).toEqual([topUp]);
  });
});
