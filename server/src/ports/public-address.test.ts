import dns, { type LookupAddress } from "node:dns";
import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { type AddressInfo, createServer, isIPv6 } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { makeCertificate } from "@app/harness/certificate";
import webPush from "web-push";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { publicLookup } from "./public-address.ts";
import { createPush } from "./push.ts";

const vapid = webPush.generateVAPIDKeys();
const message = { body: "{}", topic: "topic", ttlSeconds: 60, urgency: "normal" } as const;
/** Of a browser's subscription, made for nobody. */
const p256dh = webPush.generateVAPIDKeys().publicKey;
const auth = Buffer.alloc(16, 7).toString("base64url");

/** Nobody may ever knock here, on either loopback, at the same port. */
const canaries = [createServer(), createServer()] as const;
let knocks = 0;
let port = 0;

beforeAll(async () => {
  const [four, six] = canaries;
  for (const canary of canaries) {
    canary.on("connection", (socket) => {
      knocks += 1;
      socket.destroy();
    });
  }
  await once(four.listen(0, "127.0.0.1"), "listening");
  ({ port } = four.address() as AddressInfo);
  await once(six.listen(port, "::1"), "listening");
});
afterAll(() => canaries.forEach((canary) => canary.close()));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const send = async (endpoint: string, isGuarded = true): Promise<unknown> => {
  const push = createPush({
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: "mailto:salam@dawra.example",
    PUSH_TO_LOOPBACK: !isGuarded,
  });
  try {
    return await push?.send({ endpoint, p256dh, auth }, message);
  } finally {
    push?.close();
  }
};

/** The resolver of this machine says so, one answer after the other; the last one stays. */
const resolverSays = (...answers: readonly string[][]) => {
  let asked = 0;
  const answer = (): LookupAddress[] =>
    (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({
      address,
      family: isIPv6(address) ? 6 : 4,
    }));
  vi.spyOn(dns, "lookup").mockImplementation(((
    _name: string,
    options: { all?: boolean },
    done: (error: null, found: LookupAddress[] | string, family?: number) => void,
  ) => {
    const found = answer();
    if (options.all) return done(null, found);
    done(null, found[0]?.address ?? "", found[0]?.family);
  }) as typeof dns.lookup);
  // What was imported by name follows.
  syncBuiltinESMExports();
  return { asked: () => asked };
};

/** Ways to write this machine that lead to the canary where nothing holds them back. */
const loopback = [
  "127.0.0.1",
  "127.0.0.1.",
  "127.1",
  "127.0.1",
  "2130706433",
  "2130706433.",
  "0x7f000001",
  "0X7F.0.0.1",
  "0x7f.1",
  "0x7f.0x0.0x0.0x1",
  "0177.0.0.1",
  "0177.0.0.01",
  "017700000001",
  "127.0x0.0.01",
  "0",
  "0.0.0.0",
  "0x0",
  "00.0.0.0",
  "user:secret@127.0.0.1",
  "push.example@127.0.0.1",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[0000::0001]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:127.0.0.1]",
];

/** Elsewhere inside, spellings that our sender cannot write, and what no address of the open internet is. */
const inside = [
  "%31%32%37.0.0.1",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
  "10.0.0.1",
  "10.255.255.255",
  "167772161",
  "012.0.0.1",
  "100.64.0.1",
  "127.255.255.254",
  "169.254.0.1",
  "169.254.169.254",
  "2852039166",
  "0xa9fea9fe",
  "0251.0376.0251.0376",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.170",
  "192.168.0.1",
  "3232235521",
  "192.168.257",
  "198.18.0.1",
  "198.19.255.255",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "[::127.0.0.1]",
  "[::ffff:10.0.0.1]",
  "[::ffff:169.254.169.254]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b::a9fe:a9fe]",
  "[64:ff9b:1::10.0.0.1]",
  "[100::1]",
  "[2001::1]",
  "[2001:db8::1]",
  "[2002:7f00:1::]",
  "[2002:a9fe:a9fe::]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[fe80::1%25lo]",
];

/** What a resolver may answer to a name that a stranger owns. */
const answers: Record<string, string[]> = {
  localhost: ["127.0.0.1"],
  "localhost.": ["127.0.0.1"],
  "a.localhost": ["::1"],
  "metadata.google.internal": ["169.254.169.254"],
  "inside.push.example": ["10.0.0.1"],
  "mapped.push.example": ["::ffff:127.0.0.1"],
  "any.push.example": ["0.0.0.0"],
  "both.push.example": ["41.96.0.1", "127.0.0.1"],
  "mixed.push.example": ["2a00:1450:4007::200a", "::1"],
  "nat.push.example": ["64:ff9b::7f00:1"],
  "nowhere.push.example": [],
};

describe("of an address that a stranger gave", () => {
  test("there are ways enough to write one", () => {
    expect(loopback.length + inside.length + Object.keys(answers).length).toBeGreaterThan(60);
  });

  test.each([...loopback, ...inside])("https://%s is not called", async (host) => {
    const before = knocks;
    const found = resolverSays(["127.0.0.1"]);
    await expect(send(`https://${host}:${port}/x`)).rejects.toThrow(/inner address|Invalid URL/);
    expect([knocks - before, found.asked()]).toEqual([0, 0]);
  });

  test.each(Object.entries(answers))("the name %s is not called at %j", async (name, addresses) => {
    const before = knocks;
    resolverSays(addresses);
    await expect(send(`https://${name}:${port}/x`)).rejects.toThrow(/inner address/);
    expect(knocks - before).toBe(0);
  });

  test("each of the first would have been called, had nothing held it back", async () => {
    for (const host of loopback) {
      const before = knocks;
      await expect(send(`https://${host}:${port}/x`, false)).rejects.toThrow(/\w/);
      expect([host, knocks - before]).toEqual([host, 1]);
    }
  });

  test.each(["http", "ftp", "file", "gopher", "data"])("%s: is not spoken", async (scheme) => {
    const before = knocks;
    await expect(send(`${scheme}://127.0.0.1:${port}/x`)).rejects.toThrow(/\w/);
    await expect(send(`${scheme}://push.example:${port}/x`, false)).rejects.toThrow(
      /[Pp]rotocol|not a url/,
    );
    expect(knocks - before).toBe(0);
  });
});

describe("a name that leads outside when it is asked for and inside a moment later", () => {
  test("is asked for once a connection, and the address that was looked at is the one that is called", async () => {
    const resolver = resolverSays(["41.96.0.1"], ["127.0.0.1"]);
    const lookUp = (all: boolean) =>
      new Promise((resolve) => {
        publicLookup("rebind.push.example", { all }, (...told) => resolve(told));
      });
    expect(await lookUp(false)).toEqual([null, "41.96.0.1", 4]);
    expect(resolver.asked()).toBe(1);
    expect(await lookUp(false)).toEqual([
      expect.objectContaining({ name: "InnerAddressError" }),
      [],
    ]);
    resolverSays(["41.96.0.1"], ["127.0.0.1"]);
    expect(await lookUp(true)).toEqual([null, [{ address: "41.96.0.1", family: 4 }]]);
  });

  test("is not called the second time", async () => {
    const before = knocks;
    resolverSays(["41.96.0.1"], ["127.0.0.1"]);
    // Whoever looks at a name before the connection does uses up the good answer.
    await new Promise((resolve) => publicLookup("rebind.push.example", {}, resolve));
    await expect(send(`https://rebind.push.example:${port}/x`)).rejects.toThrow(/inner address/);
    expect(knocks - before).toBe(0);
  });
});

test.each([301, 302, 303, 307, 308])("%i of a push service leads nowhere", async (status) => {
  const before = knocks;
  const { key, cert, remove } = makeCertificate();
  setDefaultCACertificates([...getCACertificates("default"), cert]);
  let asked = 0;
  const service = createTlsServer({ key, cert }, (_request, response) => {
    asked += 1;
    response.writeHead(status, { location: `https://127.0.0.1:${port}/inside` }).end();
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const at = (service.address() as AddressInfo).port;
  await expect(send(`https://localhost:${at}/x`, false)).rejects.toThrow(`answered ${status}`);
  service.closeAllConnections();
  service.close();
  remove();
  expect([asked, knocks - before]).toEqual([1, 0]);
});
