import { lessonsOf } from "@app/contract/training";
import { buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openKeepingBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { countDeposits, waitUntilKept, weighBag } from "./support/counter.ts";
import { workerReady } from "./support/installed.ts";
import { answerAll, lessonOf, readCards } from "./support/lessons.ts";
import { look } from "./support/looks.ts";
import { desktop } from "./support/panel.ts";
import { openSignedIn } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const course = "/collection-point/training";
const intake = "/collection-point/intake";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const passedLessons = async (userId: string): Promise<string[]> => {
  const rows = await stack.database.db
    .selectFrom("lesson_progress")
    .select("lesson")
    .where("user_id", "=", userId)
    .where("passed_at", "is not", null)
    .orderBy("lesson")
    .execute();
  return rows.map(({ lesson }) => lesson);
};

const signIn = async (page: Page, userId: string): Promise<void> => {
  const token = await buildSession(stack.database.db, userId);
  await page.evaluate((value) => {
    localStorage.setItem("auth._token.local", value);
    localStorage.setItem("auth.strategy", "local");
  }, token);
};

describe("a lesson, in Arabic on a phone", () => {
  const text = textsOf("training", "ar");
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await openVisitor(browser, stack.url, "ar", phone);
  });
  afterAll(() => visitor.close());

  test("[R-11] [R-37] the hub shows the sorting lesson first, and leads to it", async () => {
    const { page } = visitor;
    await page.goto("/training/new");
    await page.waitForURL("**/training");
    await look(page, "training-hub-ar");
    await workerReady(page);
    const rows = page.getByRole("main").getByRole("listitem").getByRole("link");
    expect(await rows.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      lessonsOf.sorting.map((slug) => `/training/${slug}`),
    );
    await rows.first().click();
    await page.waitForURL("**/training/sorting");
    const [card] = lessonOf("sorting", "ar").cards;
    await page.getByRole("heading", { level: 1, name: card?.title ?? "" }).waitFor();
    await waitUntilKept(page, "/training/sorting");
    await waitUntilKept(page, "/training");
  });

  test("opened once it goes to its badge without a network; two mistakes are told, and mended", async () => {
    const { page } = visitor;
    await page.context().setOffline(true);
    await page.goto("/training/sorting");
    await page.getByText(text("lesson.offline")).waitFor();
    await look(page, "training-card-offline-ar");
    await readCards(page, "sorting", "ar");
    await answerAll(page, "sorting", "ar", 2);
    await page.getByTestId("lesson-failed").waitFor();
    await look(page, "training-failed-ar");
    await page.getByRole("button", { name: text("end.again") }).click();
    await answerAll(page, "sorting", "ar", 1);
    await page.getByTestId("lesson-passed").waitFor();
    await look(page, "training-passed-ar");
    await page.getByRole("link", { name: text("end.hub") }).click();
    await page.waitForURL("**/training");
    await page.getByText(text("hub.passed"), { exact: true }).waitFor();
  });

  test("learnt before the account, it is the account's after the log-in", async () => {
    const { page } = visitor;
    await page.context().setOffline(false);
    const { id } = await buildUser(stack.database.db);
    await signIn(page, id);
    // Anywhere: nobody has to open the lessons for it.
    await page.goto("/consumer/dashboard");
    await expect.poll(() => passedLessons(id), { timeout: 20_000 }).toEqual(["sorting"]);

    const other = await openVisitor(browser, stack.url, "fr", desktop);
    await openSignedIn(stack, other.page, id, "/training/badges");
    await other.page.getByText(/^Depuis le /).waitFor();
    await look(other.page, "training-badges-1440-fr");
    await other.close();
  });
});

describe("[R-30] the counter's course", () => {
  test("comes before the first weighing, and is passed without a network", async () => {
    const { db } = stack.database;
    const owner = await buildUser(db, { roles: ["point"], phone: "+213550000091" });
    const { id: pointId } = await buildPoint(db, { ownerId: owner.id, isTrained: false });
    const citizen = await buildUser(db);
    const visitor = await openVisitor(browser, stack.url, "ar", phone);
    const { page } = visitor;
    const text = textsOf("training", "ar");

    await openSignedIn(stack, page, owner.id, intake);
    await page.waitForURL(`**${course}`);
    await page.getByText(text("counter.lead")).waitFor();
    await look(page, "training-counter-ar");
    await workerReady(page);
    await page.reload();
    await waitUntilKept(page, course);

    await page.context().setOffline(true);
    await page.goto(course);
    await page.getByRole("main").getByRole("link").first().click();
    for (const [place, slug] of lessonsOf.counter.entries()) {
      await readCards(page, slug, "ar");
      if (place === 1) await look(page, "training-question-ar");
      await answerAll(page, slug, "ar");
      await page.getByTestId("lesson-passed").waitFor();
      const isLast = place === lessonsOf.counter.length - 1;
      if (!isLast) await page.getByTestId("lesson-passed").getByRole("link").first().press("Enter");
    }
    await page.getByText(text("end.counterDone")).waitFor();
    await look(page, "training-counter-passed-ar");
    expect(await passedLessons(owner.id)).toEqual([]);

    await page.context().setOffline(false);
    await expect
      .poll(() => passedLessons(owner.id), { timeout: 20_000 })
      .toEqual(lessonsOf.counter.toSorted());
    await page.getByRole("link", { name: text("counter.toIntake") }).click();
    await page.waitForURL(`**${intake}`);
    await weighBag(page, "ar", citizen.code, 3);
    await expect.poll(() => countDeposits(stack, pointId)).toBe(1);
    await visitor.close();
  });
});

test("on a wide screen, in French", async () => {
  const visitor = await openVisitor(browser, stack.url, "fr", desktop);
  const { page } = visitor;
  await page.goto("/training");
  await page.getByText(lessonOf("pehd", "fr").summary).waitFor();
  await look(page, "training-hub-1440-fr");
  await page.goto("/training/pehd");
  await look(page, "training-card-1440-fr");
  await readCards(page, "pehd", "fr");
  const [question] = lessonOf("pehd", "fr").questions;
  await page.getByRole("button", { name: question?.options[1] ?? "", exact: true }).click();
  await page.getByText(question?.why ?? "").waitFor();
  await look(page, "training-question-1440-fr");
  // The way back is the browser's own, and what was seen is where one goes on.
  await page.goto("/training");
  await page.getByText(textsOf("training", "fr")("hub.continue")).waitFor();
  expect((await page.goto("/training/unknown"))?.status()).toBe(404);
  await visitor.close();
});
