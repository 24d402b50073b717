import { randomUUID } from "node:crypto";
import { type Catcher, startCatcher } from "@app/harness/catcher";
import { freePort } from "@app/harness/processes";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createMail, type Letter, type Mail } from "./mail.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

const from = { MAIL_FROM: "Dawra <salam@dawra.example>" };
let catcher: Catcher;
let mail: Mail;

beforeAll(async () => {
  catcher = await startCatcher();
  mail = createMail({ ...from, SMTP_URL: catcher.smtpUrl });
});
afterAll(async () => {
  mail.close();
  await catcher.stop();
});
afterEach(() => catcher.refuseMail(null));

const letter = (more: Partial<Letter> = {}): Letter => ({
  messageId: randomUUID(),
  to: "yasmine@example.com",
  subject: "رمز التأكيد في دورة: 407213",
  text: "صالح لمدة 10 دقائق.\n\nhttps://dawra.example/login",
  html: '<html lang="ar" dir="rtl"><body>صالح لمدة <bdi dir="ltr">10</bdi></body></html>',
  ...more,
});

const failure = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => new Error("was sent"),
    (error: Error) => error,
  );

test("an Arabic letter arrives as it was written, with both parts and our sender", async () => {
  const sent = letter();
  await mail.send(sent);
  const caught = await catcher.waitFor(({ messageId }) => messageId.includes(sent.messageId));
  expect(caught).toMatchObject({
    channel: "mail",
    from: "salam@dawra.example",
    to: sent.to,
    subject: sent.subject,
    messageId: `<${sent.messageId}@dawra.example>`,
  });
  expect(caught.text.trim()).toBe(sent.text);
  expect(caught.html).toContain('dir="rtl"');
  expect(caught.html).toContain('صالح لمدة <bdi dir="ltr">10</bdi>');
});

test("a line break in a subject or an address adds no header and no recipient", async () => {
  const sent = letter({ subject: "Hello\r\nBcc: third@example.com\r\n\r\nbody" });
  await mail.send(sent);
  const caught = await catcher.waitFor(({ messageId }) => messageId.includes(sent.messageId));
  expect(caught.to).toBe(sent.to);
  expect(caught.subject).toContain("Bcc:");
});

test("a server that is down is a fault that may pass", async () => {
  const nobody = createMail({ ...from, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const error = await failure(nobody.send(letter()));
  nobody.close();
  expect(error).not.toBeInstanceOf(UndeliverableError);
  expect(error.message).toContain("SMTP CONN");
});

test.each([
  [550, true],
  [450, false],
])("an address refused with %i: final is %s, and the fault names nobody", async (code, isFinal) => {
  catcher.refuseMail(code);
  const error = await failure(mail.send(letter()));
  expect(error instanceof UndeliverableError).toBe(isFinal);
  expect(error.message).toContain(String(code));
  expect(`${error.message} ${error.stack}`).not.toContain("yasmine");
});
