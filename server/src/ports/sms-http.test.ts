import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSms } from "./sms.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

let catcher: Catcher;
beforeAll(async () => {
  catcher = await startCatcher();
});
afterAll(() => catcher.stop());

const message = { id: "one", to: "+213550000000", text: "دورة: رمز التأكيد 407213" };

/** A gateway that answers as it is told, once. */
const gateway = async (status: number) => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(status, { connection: "close" }).end("no +213550000000");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { url, seen, stop: () => server.close() };
};

const outcomeOf = async (status: number, token?: string) => {
  const { url, seen, stop } = await gateway(status);
  const sms = createSms({ SMS_URL: url, SMS_FROM: "Dawra", SMS_HTTP_TOKEN: token });
  const error = await sms.send(message).catch((fault: Error) => fault);
  stop();
  return { error, headers: seen[0] };
};

test("the gateway gets id, number, sender and text, exactly", async () => {
  const sms = createSms({ SMS_URL: catcher.smsUrl, SMS_FROM: "Dawra", SMS_HTTP_TOKEN: undefined });
  await sms.send(message);
  const caught = await catcher.waitFor(({ messageId }) => messageId === "one");
  expect(caught).toMatchObject({
    channel: "sms",
    from: "Dawra",
    to: message.to,
    text: message.text,
  });
});

test("our key is sent where there is one, and only there", async () => {
  const withKey = await outcomeOf(200, "our-key");
  expect(withKey).toMatchObject({ error: undefined, headers: { authorization: "Bearer our-key" } });
  const without = await outcomeOf(204);
  expect(without.headers?.authorization).toBeUndefined();
});

test.each([400, 410, 422])("%i is final: this message will never be taken", async (status) => {
  const { error } = await outcomeOf(status);
  expect(error).toBeInstanceOf(UndeliverableError);
  expect(String(error)).not.toContain("213550000000");
});

test.each([302, 401, 402, 403, 404, 408, 429, 500, 503])(
  "%i is worth another try",
  async (status) => {
    const { error } = await outcomeOf(status);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableError);
  },
);
