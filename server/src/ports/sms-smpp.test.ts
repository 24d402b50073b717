import { type SmppServer, startSmppServer } from "@app/harness/smpp-server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createSmppSms } from "./sms-smpp.ts";
import { createSms, type Sms } from "./sms.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

let gateway: SmppServer;
let sms: Sms;

beforeAll(async () => {
  gateway = await startSmppServer();
  sms = createSms({ SMS_URL: gateway.url, SMS_FROM: "Dawra", SMS_HTTP_TOKEN: undefined });
});
afterAll(async () => {
  await sms.close();
  await gateway.stop();
});
afterEach(() => gateway.answerWith(0));

const to = "+213550000000";
const invalidDestination = 0x0b;
const throttled = 0x58;

const failure = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => new Error("was sent"),
    (error: Error) => error,
  );

test("plain letters, with those that are escaped, arrive in one part", async () => {
  const text = "407213 est votre code. Déjà là ? {[~]} 5 €\n\n@dawra.example #407213";
  await sms.send({ id: "plain", to, text });
  expect(gateway.messages.at(-1)).toEqual({
    from: "Dawra",
    to: "213550000000",
    text,
    parts: 1,
    dataCoding: 0,
  });
});

test("Arabic arrives exactly, in UCS-2", async () => {
  const text = "دورة: رمز التأكيد 407213، صالح لمدة 10 دقائق.";
  await sms.send({ id: "arabic", to, text });
  expect(gateway.messages.at(-1)).toMatchObject({ text, parts: 1, dataCoding: 8 });
});

test.each([
  ["Latin", `${"Bonjour à tous. ".repeat(30)}€`, 0, 4],
  ["Arabic", `${"كل قارورة تستحق دورة أخرى. ".repeat(6)}🍾`, 8, 3],
])("a long %s text arrives in parts that join to what was sent", async (_, text, coding, parts) => {
  await sms.send({ id: `long ${coding}`, to, text });
  expect(gateway.messages.at(-1)).toMatchObject({ text, parts, dataCoding: coding });
});

test("receipts are asked for and acknowledged", async () => {
  const before = gateway.receipts.sent;
  await sms.send({ id: "receipt", to, text: "hello" });
  await vi.waitUntil(() => gateway.receipts.acknowledged === gateway.receipts.sent);
  expect(gateway.receipts.sent).toBe(before + 1);
});

test("many at once share one link", async () => {
  const before = { binds: gateway.binds(), messages: gateway.messages.length };
  const texts = Array.from({ length: 20 }, (_, index) => `number ${index}`);
  await Promise.all(texts.map((text) => sms.send({ id: text, to, text })));
  const arrived = gateway.messages.slice(before.messages).map(({ text }) => text);
  expect(arrived.toSorted()).toEqual(texts.toSorted());
  expect(gateway.binds()).toBe(before.binds);
});

test("a lost link is opened again by the next message", async () => {
  const before = gateway.binds();
  await gateway.dropConnections();
  // The loss may be noticed only while sending: that try fails and the job comes back.
  await vi.waitUntil(() =>
    sms.send({ id: "after", to, text: "after the loss" }).then(
      () => true,
      () => false,
    ),
  );
  expect(gateway.messages.at(-1)?.text).toBe("after the loss");
  expect(gateway.binds()).toBe(before + 1);
});

test("a number the gateway does not know is final", async () => {
  gateway.answerWith(invalidDestination);
  const error = await failure(sms.send({ id: "wrong", to, text: "hello" }));
  expect(error).toBeInstanceOf(UndeliverableError);
  expect(error.message).not.toContain("550000000");
});

test("a gateway that has too much to do is worth another try", async () => {
  gateway.answerWith(throttled);
  const error = await failure(sms.send({ id: "later", to, text: "hello" }));
  expect(error).not.toBeInstanceOf(UndeliverableError);
  expect(error.message).toContain(String(throttled));
});

test("a gateway that does not answer is a fault after a while, and the link goes on", async () => {
  const impatient = createSmppSms(new URL(gateway.url), "Dawra", 100);
  gateway.answerWith(null);
  const error = await failure(impatient.send({ id: "silence", to, text: "hello" }));
  expect(error.message).toContain("no answer");
  gateway.answerWith(0);
  await impatient.send({ id: "again", to, text: "again" });
  expect(gateway.messages.at(-1)?.text).toBe("again");
  await impatient.close();
});

test("a wrong password, or nobody there, is a fault that may pass", async () => {
  const url = new URL(gateway.url);
  url.password = "wrong";
  const stranger = createSmppSms(url, "Dawra");
  const refused = await failure(stranger.send({ id: "stranger", to, text: "hello" }));
  expect(refused.message).toContain("bind_transceiver was refused");
  const nobody = createSmppSms(new URL("smpp://a:b@127.0.0.1:1"), "Dawra");
  const error = await failure(nobody.send({ id: "nobody", to, text: "hello" }));
  expect(error.message).toContain("no answer");
  await Promise.all([stranger.close(), nobody.close()]);
});

test("the sender of the address comes before the setting", async () => {
  const other = createSms({
    SMS_URL: `${gateway.url}?from=40500`,
    SMS_FROM: "Dawra",
    SMS_HTTP_TOKEN: undefined,
  });
  await other.send({ id: "other", to, text: "hello" });
  expect(gateway.messages.at(-1)?.from).toBe("40500");
  await other.close();
});
