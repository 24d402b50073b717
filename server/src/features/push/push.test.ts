import { createPublicKey, randomUUIDv7, verify } from "node:crypto";
import * as contract from "@app/contract/push";
import { logout } from "@app/contract/session";
import { buildSession, buildUser, type UserOverrides } from "@app/database/testing/builders";
import { type Device, type PushService, startPushService } from "@app/harness/push-service";
import { sql } from "kysely";
import webPush from "web-push";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Context, createContext } from "../../context.ts";
import { createPush, type Push } from "../../ports/push.ts";
import { call } from "../../testing/call.ts";
import { buildCounter, deposit } from "../../testing/counter.ts";
import { testConfig } from "../../testing/test-context.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { queuePush } from "./index.ts";
import { sendPush } from "./send-push.ts";
import { sweepSubscriptions } from "./sweep-subscriptions.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const settings = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  PUSH_TO_LOOPBACK: "true",
};

let server: TestServer;
let service: PushService;
let ctx: Context;
let push: Push | null;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer(undefined, settings);
  await server.addWorker();
  ctx = createContext(testConfig(server.database, settings), "test");
  push = createPush(ctx.config);
});
afterAll(async () => {
  push?.close();
  await ctx.close();
  await server.stop();
  await service.stop();
});

const subscribe = (token: string, { subscription }: Device) =>
  call(server.url, contract.subscribe, { token, body: subscription });

const addPerson = async (overrides: UserOverrides = {}) => {
  const { id: userId } = await buildUser(server.database.db, overrides);
  const token = await buildSession(server.database.db, userId);
  const device = service.addDevice();
  expect((await subscribe(token, device)).status).toBe(204);
  return { userId, token, device };
};

const tell = (userId: string, tokens = 8160): Promise<void> =>
  ctx.db
    .transaction()
    .execute((trx) =>
      queuePush(ctx, trx, [
        { id: randomUUIDv7(), userId, kind: "deposit_recorded", data: { tokens } },
      ]),
    );

const askForTest = (token: string) => call(server.url, contract.sendTestPush, { token });

const arrival = async (device: Device): Promise<void> => {
  await expect.poll(() => device.received.length, { timeout: 5000 }).toBe(1);
};

const queued = sql`select from graphile_worker.jobs where task_identifier = 'send-push'`;

/** Everything queued so far has been sent, or would have been. */
const allSent = async (): Promise<void> => {
  await expect
    .poll(async () => (await queued.execute(server.database.db)).rows, { timeout: 5000 })
    .toEqual([]);
};

const rowOf = (device: Device) =>
  server.database.db
    .selectFrom("push_subscriptions")
    .select(["id", "user_id"])
    .where("endpoint", "=", device.subscription.endpoint)
    .executeTakeFirst();

/** What the job does, for a delivery that was queued before something changed. */
const sendNow = (deviceId: string) =>
  sendPush(ctx, push, {
    deviceId,
    id: randomUUIDv7(),
    content: { kind: "deposit_recorded", data: { tokens: 100 } },
  });

describe("what arrives", () => {
  test("a confirmed deposit reaches the citizen's device, sealed, and names nobody", async () => {
    const counter = await buildCounter(server.database.db);
    const device = service.addDevice();
    await subscribe(counter.citizenToken, device);
    expect((await deposit(server.url, counter)).status).toBe(201);
    await arrival(device);
    const [{ headers, message } = {}] = device.received;
    expect(message).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kind: "deposit_recorded",
      title: "Le point a confirmé votre dépôt",
      body: "Vous avez gagné 81 jetons. Voyez le nouveau carreau sur votre mur.",
      locale: "fr",
      path: "/consumer/dashboard",
    });
    expect(JSON.stringify(message)).not.toMatch(
      new RegExp(`Yasmine|Benali|Baraka|${counter.citizen.code}|${counter.citizen.id}`),
    );
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      urgency: "normal",
      topic: String(message?.["id"]).replaceAll("-", ""),
    });
  });

  test("it is signed with our key, for that push service, for a day at most", async () => {
    const { userId, device } = await addPerson();
    await tell(userId);
    await arrival(device);
    const [, token = "", key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(device.received[0]?.headers.authorization ?? "") ?? [];
    expect(key).toBe(publicKey);
    const [header, claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(publicKey, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const signer = createPublicKey({ key: jwk, format: "jwk" });
    const signed = Buffer.from(`${header}.${claims}`);
    const bytes = Buffer.from(signature, "base64url");
    expect(verify("sha256", signed, { key: signer, dsaEncoding: "ieee-p1363" }, bytes)).toBe(true);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect({ aud, sub }).toEqual({ aud: service.origin, sub: "mailto:salam@dawra.example" });
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  test.each([
    ["en", 100, "You earned 1 token. See the new tile on your wall."],
    ["fr", 124_800, "Vous avez gagné 1\u00A0248 jetons. Voyez le nouveau carreau sur votre mur."],
    ["ar", 250, "ربحت رمزين. شاهد البلاطة الجديدة على جدارك."],
    ["ar", 124_800, "ربحت 1.248 رمزًا. شاهد البلاطة الجديدة على جدارك."],
  ] as const)("in %s, %d hundredths of a token read: %s", async (locale, tokens, body) => {
    const { userId, device } = await addPerson({ locale });
    await tell(userId, tokens);
    await arrival(device);
    expect(device.received[0]?.message).toMatchObject({ locale, body });
  });

  test("every device of a person is told, of one event once", async () => {
    const { userId, device } = await addPerson();
    const second = service.addDevice();
    await subscribe(await buildSession(server.database.db, userId), second);
    await tell(userId);
    await arrival(device);
    await arrival(second);
    expect(device.received[0]?.message["id"]).toBe(second.received[0]?.message["id"]);
  });
});

describe("a device", () => {
  test("learns the key it subscribes with, and only somebody signed in may subscribe", async () => {
    const { token, device } = await addPerson();
    expect((await call(server.url, contract.pushKey, { token })).body).toEqual({ publicKey });
    for (const endpoint of [contract.pushKey, contract.unsubscribe, contract.sendTestPush]) {
      expect((await call(server.url, endpoint)).status).toBe(401);
    }
    const stranger = await call(server.url, contract.subscribe, { body: device.subscription });
    expect(stranger.status).toBe(401);
  });

  test("asks for a test and gets it, alone among the person's devices", async () => {
    const { userId, token, device } = await addPerson();
    const other = await buildSession(server.database.db, userId);
    expect((await askForTest(other)).status).toBe(404);
    const second = service.addDevice();
    await subscribe(other, second);
    expect((await askForTest(token)).status).toBe(202);
    await arrival(device);
    expect(device.received[0]?.message).toMatchObject({ kind: "test", path: "/settings" });
    expect(device.received[0]?.headers.urgency).toBe("high");
    await allSent();
    expect(second.received).toEqual([]);
  });

  test("asks for five tests an hour, not more, whichever of the person's devices it is", async () => {
    const { userId, token } = await addPerson();
    const other = await buildSession(server.database.db, userId);
    await subscribe(other, service.addDevice());
    for (let n = 0; n < 5; n++) expect((await askForTest(token)).status).toBe(202);
    const refused = await askForTest(other);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: "too_many_requests" });
    expect((await askForTest((await addPerson()).token)).status).toBe(202);
  });

  test("that subscribes again, or got a new address, is told once", async () => {
    const { userId, token, device } = await addPerson();
    const { id } = (await rowOf(device)) ?? {};
    await subscribe(token, device);
    // The same row: what is already queued for the device still arrives.
    expect((await rowOf(device))?.id).toBe(id);
    const moved = service.addDevice();
    await subscribe(token, moved);
    await tell(userId);
    await arrival(moved);
    await allSent();
    expect(device.received).toEqual([]);
    expect(await rowOf(device)).toBeUndefined();
  });

  test("of two tabs that subscribe at once, both get their answer", async () => {
    const { token, device } = await addPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(token, device)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
  });

  test.each([404, 410])("whose push service answers %d is forgotten", async (status) => {
    const { userId, device } = await addPerson();
    device.answer(status);
    await tell(userId);
    await arrival(device);
    await expect.poll(() => rowOf(device)).toBeUndefined();
    await tell(userId);
    await allSent();
    expect(device.received).toHaveLength(1);
  });

  test("whose push service has a bad day is kept, and the job tries again", async () => {
    const { device } = await addPerson();
    device.answer(503);
    const { id = "" } = (await rowOf(device)) ?? {};
    await expect(sendNow(id)).rejects.toThrow("the push service answered 503");
    expect(await rowOf(device)).toBeDefined();
  });

  test("that had enough gets nothing more", async () => {
    const { userId, token, device } = await addPerson();
    expect((await call(server.url, contract.unsubscribe, { token })).status).toBe(204);
    await tell(userId);
    expect((await askForTest(token)).status).toBe(404);
    await allSent();
    expect(device.received).toEqual([]);
  });

  test.each([
    ["without TLS", { endpoint: "http://push.example/x" }],
    ["with a password in it", { endpoint: "https://a:b@push.example/x" }],
    ["that is no address", { endpoint: "push.example/x" }],
    ["with a key off the curve", { keys: { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) } }],
    ["with a short secret", { keys: { p256dh: publicKey, auth: "A" } }],
  ])("%s is refused", async (_, change) => {
    const { token, device } = await addPerson();
    const body = { ...device.subscription, ...change };
    expect((await call(server.url, contract.subscribe, { token, body })).status).toBe(422);
  });
});

describe("another person, or nobody", () => {
  test("who registers a device has it alone; what waited for the former owner never arrives", async () => {
    const former = await addPerson({ firstName: "Amel" });
    const { id = "" } = (await rowOf(former.device)) ?? {};
    const { id: userId } = await buildUser(server.database.db, { locale: "ar" });
    const token = await buildSession(server.database.db, userId);
    expect((await subscribe(token, former.device)).status).toBe(204);
    await sendNow(id);
    await tell(former.userId);
    await tell(userId);
    await allSent();
    expect(former.device.received).toHaveLength(1);
    expect(former.device.received[0]?.message["locale"]).toBe("ar");
    expect(await rowOf(former.device)).toMatchObject({ user_id: userId });
  });

  test("who signs out hears nothing more, not even what was queued before", async () => {
    const { userId, token, device } = await addPerson();
    const { id = "" } = (await rowOf(device)) ?? {};
    await call(server.url, logout, { token });
    await sendNow(id);
    await tell(userId);
    await allSent();
    await sweepSubscriptions(ctx);
    expect(await rowOf(device)).toBeUndefined();
    expect(device.received).toEqual([]);
  });

  test("whose session is deleted or whose account is suspended hears nothing more", async () => {
    const { db } = server.database;
    const [gone, suspended] = [await addPerson(), await addPerson()];
    await db.deleteFrom("sessions").where("user_id", "=", gone.userId).execute();
    expect(await rowOf(gone.device)).toBeUndefined();
    const { id = "" } = (await rowOf(suspended.device)) ?? {};
    await db
      .updateTable("users")
      .set({ status: "suspended" })
      .where("id", "=", suspended.userId)
      .execute();
    await sendNow(id);
    await tell(suspended.userId);
    await allSent();
    expect(suspended.device.received).toEqual([]);
  });

  test("living sessions keep their devices when the ended ones are swept", async () => {
    const { device } = await addPerson();
    await sweepSubscriptions(ctx);
    expect(await rowOf(device)).toBeDefined();
  });
});
