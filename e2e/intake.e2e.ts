import { createHmac } from "node:crypto";
import { showCodeSecret } from "@app/contract/code-secret";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { addMember, buildSession, buildUser, type BuiltUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wide } from "./support/bars.ts";
import { openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { openBrowserSeeing } from "./support/fake-camera.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { readQr } from "./support/read-qr.ts";
import { buildCounter, openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const counterPath = "/collection-point/intake";

let stack: Stack;
let plain: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;

beforeAll(async () => {
  [stack, plain] = await Promise.all([startStack(), openBrowser()]);
  counter = await buildCounter(stack, { phone: "+213660000001" });
});
afterAll(async () => {
  await plain.close();
  await stack.stop();
});

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

/** Nothing is below the edge of the smallest phone. */
const fits = async (page: Page, name: string): Promise<void> => {
  expect([name, page.viewportSize()]).toEqual([name, phone]);
  expect([name, await scrolls(page)]).toEqual([name, false]);
  await look(page, name);
};

/** After three seconds the counter does without the name; a busy machine may need longer for it. */
const giveTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => limit(10 * milliseconds);
  });

/** The operator in front of a camera that sees this text. */
const atCounter = async <T>(
  text: string | null,
  locale: Locale,
  work: (page: Page) => Promise<T>,
  /** What a browser says of answers that the journey is about. */
  expected = /^$/,
): Promise<T> => {
  const browser = text === null ? plain : await openBrowserSeeing(text);
  const operator = await openVisitor(browser, stack.url, locale);
  try {
    if (text !== null) await operator.page.context().grantPermissions(["camera"]);
    await giveTime(operator.page);
    await openSignedIn(stack, operator.page, counter.owner.id, counterPath);
    const result = await work(operator.page);
    expect(operator.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
    return result;
  } finally {
    await operator.close();
    if (browser !== plain) await browser.close();
  }
};

const address = (code: string, more = ""): string =>
  `${stack.url}/ana-${product.slug}?q=${code}${more}`;

/** What a camera reads from the citizen's own screen at this moment. */
const readFromScreen = async (citizen: BuiltUser, locale: Locale): Promise<string> => {
  const visitor: Visitor = await openVisitor(plain, stack.url, locale);
  await openSignedIn(stack, visitor.page, citizen.id, "/consumer/dashboard");
  const text = textsOf("deposits", locale);
  await visitor.page.getByRole("button", { name: text("code.open") }).click();
  const dialog = visitor.page.getByRole("dialog");
  await dialog.getByText(text("code.live")).waitFor();
  const isHidden = await dialog.evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(isHidden).toBe(false);
  await look(visitor.page, `live-code-${locale}`, "dialog");
  const read = await readQr(dialog.getByRole("img"));
  await visitor.close();
  return read;
};

/** As a phone that comes for the first time. */
const forgetFiles = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all(names.map((name) => caches.delete(name)));
  });

const depositsOf = (citizenId: string) =>
  stack.database.db
    .selectFrom("deposits")
    .select(["material", "grams", "status", "identified_by", "tokens"])
    .where("citizen_id", "=", citizenId)
    .orderBy("number")
    .execute();

/** To be waited for with the page open: it says "done" also where the answer takes its time. */
const recorded = async (citizenId: string, deposits: readonly object[]): Promise<void> => {
  await expect.poll(() => depositsOf(citizenId)).toMatchObject(deposits);
};

const tapping = (page: Page, locale: Locale) => {
  const text = textsOf("deposits", locale);
  const keypad = page.getByRole("group", { name: text("intake.keypad") });
  let taps = 0;
  const tap = async (name: string, where: Pick<Page, "getByRole"> = page) => {
    await where.getByRole("button", { name, exact: true }).click();
    taps += 1;
  };
  return {
    text,
    count: () => taps,
    key: (name: string) => tap(name, keypad),
    tap,
    weigh: async (...keys: string[]) => {
      for (const key of keys) await tap(key === "," ? text("intake.decimal") : key, keypad);
    },
    confirm: async () => {
      await page.getByTestId("confirm-deposit").click();
      taps += 1;
    },
  };
};

describe.each(shownIn)("the counter in %s", (locale) => {
  test("[K-10] [P-03] reads the code on a citizen's screen: from the scan to done in six taps", async () => {
    const citizen = await buildUser(stack.database.db);
    const seen = await readFromScreen(citizen, locale);
    expect(seen).toContain(`${address(citizen.code)}&s=`);
    await atCounter(seen, locale, async (page) => {
      const hand = tapping(page, locale);
      await page.getByText("Yasmine B.").waitFor();
      await hand.weigh("3", ",", "4");
      await hand.tap(hand.text("stars.clean"));
      await hand.tap(hand.text("stars.compacted"));
      await fits(page, `intake-weigh-${locale}`);
      await hand.confirm();
      await page.getByTestId("done").waitFor();
      expect(hand.count()).toBeLessThanOrEqual(6);
      await fits(page, `intake-done-${locale}`);
      await recorded(citizen.id, [
        { material: "pet", grams: 3400, status: "confirmed", identified_by: "live_code" },
      ]);
    });
  });

  test("shows the camera, the typed code and the number without scrolling", () =>
    atCounter("https://elsewhere.example/", locale, async (page) => {
      const { text, tap } = tapping(page, locale);
      await page.getByText(text("problem.notOurs")).waitFor();
      await fits(page, `intake-scan-${locale}`);
      await tap(text("scan.type"));
      await page.getByLabel(text("intake.codeLabel")).pressSequentially("7K4PXF");
      await page.getByText(text("problem.codeWrong")).waitFor();
      await fits(page, `intake-typed-${locale}`);
      await tap(text("scan.noPhone"));
      await page.getByLabel(text("noPhone.number")).fill("0661234567");
      await fits(page, `intake-phone-${locale}`);
    }));
});

describe("without a camera", () => {
  test("the typed code opens by itself and says why; scan to done is done by typing", async () => {
    const citizen = await buildUser(stack.database.db, { firstName: "Samir" });
    await atCounter(null, "en", async (page) => {
      const hand = tapping(page, "en");
      await page.getByText(/The camera is not allowed|No camera here/).waitFor();
      const field = page.getByLabel(hand.text("intake.codeLabel"));
      await field.focus();
      // All at once, as pasted.
      await page.keyboard.insertText(`${citizen.code.slice(0, 3)}-${citizen.code.slice(3)}`);
      await page.getByText("Samir B.").waitFor();
      await hand.weigh("1");
      await hand.confirm();
      await page.getByTestId("done").waitFor();
      await recorded(citizen.id, [{ identified_by: "typed_code" }]);
    });
  });

  test("nobody weighs for themselves or a colleague, and each hears why", async () => {
    const { db } = stack.database;
    const colleague = await buildUser(db);
    await addMember(db, counter.pointId, colleague.id, "collaborator");
    await atCounter(
      null,
      "en",
      async (page) => {
        const { text } = tapping(page, "en");
        const field = page.getByLabel(text("intake.codeLabel"));
        await field.pressSequentially(counter.owner.code);
        await page.getByText(text("problem.self")).waitFor();
        await field.fill("");
        await field.pressSequentially(colleague.code);
        await page.getByText(text("problem.colleague")).waitFor();
      },
      /status of 409/,
    );
  });

  test("a citizen without a phone is registered by number, weighed for, and gets a card", async () => {
    const { text } = textsFor("en");
    await atCounter(
      null,
      "en",
      async (page) => {
        const hand = tapping(page, "en");
        // The ways are drawn anew when the camera turns out to be missing.
        await page.getByLabel(text("intake.codeLabel")).waitFor();
        await hand.tap(text("scan.noPhone"));
        const number = page.getByLabel(text("noPhone.number"));
        await number.fill("12");
        // By the keyboard: the button lies where the finger just was, and ignores a second tap.
        await number.press("Enter");
        await page.getByText(text("noPhone.numberWrong")).waitFor();
        await number.fill("0661 23 45 67");
        await hand.tap(text("noPhone.find"));
        await page.getByLabel(text("noPhone.name")).fill("Fatma");
        await fits(page, "intake-register");
        await hand.tap(text("noPhone.register"));
        await page.getByText("Fatma", { exact: true }).waitFor();
        await hand.weigh("2");
        await hand.confirm();
        await page.getByRole("button", { name: text("card.print") }).waitFor();
        await fits(page, "intake-done-new");
        const { user_id: id } = await stack.database.db
          .selectFrom("counter_registrations")
          .select("user_id")
          .where("phone", "=", "+213661234567")
          .executeTakeFirstOrThrow();
        await recorded(id, [{ grams: 2000, identified_by: "phone" }]);
      },
      /status of 404/,
    );
  });
});

const textsFor = (locale: Locale) => ({ text: textsOf("deposits", locale) });

test("a card of paper: heavy bags are asked about, a deposit is undone, another material added", async () => {
  const citizen = await buildUser(stack.database.db);
  await atCounter(address(citizen.code, "&card=1"), "fr", async (page) => {
    const hand = tapping(page, "fr");
    await page.getByText("Yasmine B.").waitFor();
    expect(await page.getByText(hand.text("intake.oldCode")).count()).toBe(0);
    await hand.weigh("1", "8");
    await hand.confirm();
    const question = page.getByRole("dialog");
    await question.waitFor();
    await look(page, "intake-heavy");
    await hand.tap(hand.text("intake.heavyNo"));
    await question.waitFor({ state: "hidden" });
    await hand.weigh(hand.text("intake.delete"), "8");
    await hand.confirm();
    await question.getByRole("button").first().click();
    await page.getByTestId("done").waitFor();
    await recorded(citizen.id, [{ status: "confirmed" }]);
    await page.getByTestId("undo").click();
    await page.getByText(hand.text("undo.done")).waitFor();
    await fits(page, "intake-undone");
    await hand.weigh(...Array<string>(2).fill(hand.text("intake.delete")), "1", ",", "8");
    await hand.confirm();
    await page.getByTestId("done").waitFor();
    await hand.tap(hand.text("done.another"));
    await page.getByRole("radio", { name: "P.E.H.D ( 2 )" }).waitFor();
    expect(await page.getByRole("radio", { name: "P.E.H.D ( 2 )" }).isChecked()).toBe(true);
    await hand.weigh("2");
    await hand.confirm();
    await page.getByTestId("done").waitFor();
    await recorded(citizen.id, [
      { material: "pet", grams: 18_000, status: "voided", identified_by: "printed_card" },
      { material: "pet", grams: 1800, status: "confirmed", identified_by: "printed_card" },
      { material: "pehd", grams: 2000, status: "confirmed", identified_by: "printed_card" },
    ]);
  });
});

test("on a wide screen the ways to the citizen and the scale look right", async () => {
  const citizen = await buildUser(stack.database.db);
  await atCounter("https://elsewhere.example/", "fr", async (page) => {
    const hand = tapping(page, "fr");
    await page.setViewportSize(wide);
    await page.getByText(hand.text("problem.notOurs")).waitFor();
    await look(page, "intake-scan-wide");
    await hand.tap(hand.text("scan.noPhone"));
    await look(page, "intake-phone-wide");
    await hand.tap(hand.text("scan.type"));
    await look(page, "intake-typed-wide");
    await page.getByLabel(hand.text("intake.codeLabel")).pressSequentially(citizen.code);
    await hand.weigh("5");
    await look(page, "intake-weigh-wide");
    await hand.confirm();
    await page.getByTestId("done").waitFor();
    await look(page, "intake-done-wide");
  });
});

test("an old picture of a live code is told at once, weighed all the same, and marked", async () => {
  const { db } = stack.database;
  const citizen = await buildUser(db);
  const headers = { authorization: `Bearer ${await buildSession(db, citizen.id)}` };
  const answer = await fetch(stack.url + showCodeSecret.path, { headers });
  const { secret } = showCodeSecret.response.parse(await answer.json());
  const minute = Math.floor(Date.now() / 60_000) - 30;
  const mac = createHmac("sha256", Buffer.from(secret, "base64url"))
    .update(`${citizen.code}|${minute}`)
    .digest()
    .subarray(0, 12);
  const seal = `${minute}.${mac.toString("base64url")}`;
  await atCounter(address(citizen.code, `&s=${seal}`), "ar", async (page) => {
    const hand = tapping(page, "ar");
    await page.getByText(hand.text("intake.oldCode")).waitFor();
    await hand.weigh("1");
    await fits(page, "intake-old-code");
    await hand.confirm();
    await page.getByTestId("done").waitFor();
    await recorded(citizen.id, [{ identified_by: "old_code" }]);
  });
});

test("the camera reads on without a network, with the decoder that this phone has kept", async () => {
  const citizen = await buildUser(stack.database.db);
  await atCounter(
    address(citizen.code, "&card=1"),
    "ar",
    async (page) => {
      const hand = tapping(page, "ar");
      await page.getByText("Yasmine B.").waitFor();
      const keptFiles = () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const requests = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return requests.flat().filter(({ url }) => /scan-worker|zxing_reader/.test(url)).length;
        });
      await expect.poll(keptFiles, { timeout: 20_000 }).toBe(2);
      await page.context().setOffline(true);
      // As if somebody came whom this phone has never seen.
      await page.evaluate(() => localStorage.removeItem("kept.citizens"));
      await hand.tap(hand.text("intake.changeLabel"));
      await page.getByText(hand.text("intake.matchLater")).waitFor();
      await hand.weigh("1");
      await fits(page, "intake-offline");
      await hand.confirm();
      await page.getByText(hand.text("done.savedHere")).waitFor();
      await fits(page, "intake-done-waiting");
      expect(await depositsOf(citizen.id)).toEqual([]);
    },
    /ERR_INTERNET_DISCONNECTED/,
  );
});

test("where the decoder cannot be fetched, the typed code opens and says why", async () => {
  const citizen = await buildUser(stack.database.db);
  await atCounter(
    address(citizen.code),
    "fr",
    async (page) => {
      const { text } = tapping(page, "fr");
      await page.getByText("Yasmine B.").waitFor();
      // First: what is still being kept would be kept again.
      await page.context().route(/scan-worker/, (route) => route.abort());
      await forgetFiles(page);
      await page.reload();
      await page.getByText(text("scan.absent")).waitFor();
      await page.getByLabel(text("intake.codeLabel")).waitFor();
    },
    /ERR_FAILED|camera's pictures/,
  );
});
