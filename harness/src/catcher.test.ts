import { afterAll, beforeAll, expect, test } from "vitest";
import { type Catcher, startCatcher } from "./catcher.ts";

let catcher: Catcher;
beforeAll(async () => {
  catcher = await startCatcher();
});
afterAll(() => catcher.stop());

const post = (body: unknown): Promise<Response> =>
  fetch(catcher.smsUrl, { method: "POST", body: JSON.stringify(body) });

const page = async (path = "/"): Promise<string> => (await fetch(catcher.url + path)).text();

test("the outbox shows the newest first, its code big, its link to click, its text as text", async () => {
  expect(await page()).toContain("Nothing has been sent yet");
  await post({ id: "1", to: "+213550000001", from: "Dawra", text: "<b>407213</b> is your code" });
  await post({ id: "2", to: "+213550000002", from: "Dawra", text: "ادخل\nhttp://127.0.0.1/login" });
  const html = await page();
  expect(html.indexOf("+213550000002")).toBeLessThan(html.indexOf("+213550000001"));
  expect(html).toContain('<bdi dir="ltr">407213</bdi>');
  expect(html).toContain("&lt;b&gt;407213&lt;/b&gt;");
  expect(html).toContain('<a href="http://127.0.0.1/login">');
  const listed: unknown = JSON.parse(await page("/messages.json"));
  expect(listed).toMatchObject([{ messageId: "1" }, { messageId: "2" }]);
});

test("what is no message is refused", async () => {
  expect((await post({ to: 1 })).status).toBe(400);
  expect((await fetch(catcher.smsUrl, { method: "POST", body: "{" })).status).toBe(400);
  expect((await fetch(`${catcher.url}/messages/99.html`)).status).toBe(404);
});

test("only the last two hundred are kept, and waiting in vain says so", async () => {
  for (let index = 0; index < 205; index++) await post({ to: "+213550000003", text: `${index}` });
  expect(catcher.messages()).toHaveLength(200);
  expect(catcher.messages().at(-1)?.text).toBe("204");
  await expect(catcher.waitFor(() => false, 20)).rejects.toThrow("no such message");
});
