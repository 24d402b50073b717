import { randomUUID } from "node:crypto";
import {
  type FaqEntry,
  mostFaqEntries,
  saveFaqWords,
  showFaq,
  showFaqWords,
} from "@app/contract/faq";
import { type Locale, locales } from "@app/contract/locales";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { faqSample } from "../../testing/wordings-samples.ts";

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { db, ownerUrl } = server.database;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  token = await buildSession(db, id, { isStrong: true });
});
afterAll(() => server.stop());

const inThree = (text: string) => ({ en: `${text} en`, fr: `${text} fr`, ar: `${text} ar` });
const entry = (text: string, isShown = true): FaqEntry => ({
  isShown,
  question: inThree(text),
  answer: inThree(`${text}!`),
});

const read = async () =>
  showFaqWords.response.parse((await call(server.url, showFaqWords, { token })).body);
const save = (version: number, entries: readonly object[] | null) =>
  call(server.url, saveFaqWords, {
    token,
    key: randomUUID(),
    body: { version, entries: entries as FaqEntry[] | null, reason: "Asked every day" },
  });
const shownIn = async (locale: Locale) => {
  const { body } = await call(server.url, showFaq, { params: { locale } });
  return showFaq.response.parse(body).items;
};

/** Processes hear of it within seconds. */
const patience = { timeout: 10_000, interval: 500 };

describe("what is asked often", () => {
  test("is the page's own until somebody writes; then in their order, without what is hidden", async () => {
    expect(await shownIn("ar")).toBeNull();
    const { version, entries } = await read();
    expect(entries).toBeNull();
    const written = [entry("two"), entry("hidden", false), entry("one")];
    expect((await save(version, written)).status).toBe(200);
    for (const locale of locales) {
      await expect
        .poll(() => shownIn(locale), patience)
        .toEqual([
          { question: `two ${locale}`, answer: `two! ${locale}` },
          { question: `one ${locale}`, answer: `one! ${locale}` },
        ]);
    }
    expect((await read()).entries).toEqual(written);
    expect((await save(version + 1, null)).status).toBe(200);
    await expect.poll(() => shownIn("fr"), patience).toBeNull();
    expect(await read()).toMatchObject({ version: version + 2, entries: null });
  });

  test("of two people who write at once one wins, and the other is told", async () => {
    const { version } = await read();
    const both = await Promise.all(["mine", "yours"].map((text) => save(version, [entry(text)])));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "already_decided",
    });
    expect((await read()).version).toBe(version + 1);
  });

  const link = (answer: string) => [{ ...faqSample, answer: inThree(answer) }];
  test.each([
    ["nothing shown", [entry("one", false)]],
    ["nothing at all", []],
    ["the same question twice", [entry("one"), entry("one")]],
    ["too many", Array.from({ length: mostFaqEntries + 1 }, (_, place) => entry(`${place}`))],
    ["two languages", [{ ...faqSample, answer: { en: "a", fr: "b" } }]],
    ["a link to nowhere", link("<rewards>Here</rewards>")],
    ["a link that does not end", link("<contact>Write to us")],
    ["a script", link("<script>alert(1)</script>")],
    ["a link in a link", link("<contact><point>Here</point></contact>")],
  ])("with %s is refused", async (_, entries) => {
    const { version } = await read();
    expect((await save(version, entries)).status).toBe(422);
  });
});
