import type { Locale } from "@app/contract/locales";
import { buildSession, buildUser, makeAdmin } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openVisitor, phone } from "./support/browser.ts";
import { look } from "./support/looks.ts";
import { desktop } from "./support/panel.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { taskBuilders } from "./support/task-builders.ts";
import { textsOf } from "./support/texts.ts";

const queue = "/business/dashboard/tasklist";

let stack: Stack;
let browser: Browser;
let adminId: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db, ownerUrl } = stack.database;
  ({ id: adminId } = await buildUser(db, {
    firstName: "Selma",
    lastName: "Amrani",
    username: "selma.amrani",
    phone: "+213550000099",
  }));
  await makeAdmin(ownerUrl, adminId);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const buildAll = async (): Promise<void> => {
  for (const build of Object.values(taskBuilders)) await build(stack.database);
};

const openTask = (page: Page): string => new URL(page.url()).searchParams.get("task") ?? "";

/** In the list; the parts of the queue have similar names. */
const rowOf = (page: Page, kind: string) =>
  page.getByRole("listitem").getByRole("link", { name: kind });

/** The task of the address is there, and painted: keys are heard from then on. */
const atHand = async (page: Page): Promise<void> => {
  await page.waitForURL((url) => url.searchParams.has("task"));
  await page.locator(`#task-${openTask(page)} form`).waitFor();
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
};

const openQueue = async (locale: Locale, viewport: typeof desktop, path = queue) => {
  const visitor = await openVisitor(browser, stack.url, locale, viewport);
  const { page } = visitor;
  const token = await buildSession(stack.database.db, adminId, { isStrong: true });
  await page.goto("/offline");
  await page.evaluate((value) => {
    localStorage.setItem("auth._token.local", value);
    localStorage.setItem("auth.strategy", "local");
  }, token);
  await page.goto(path);
  await rowOf(page, textsOf("tasks", locale)("kind.dispute")).waitFor();
  return visitor;
};

const decisions = () =>
  stack.database.db.selectFrom("tasks").select(["kind", "decision", "owner_id"]).execute();

/** What a person does for one task, with their fingers on the letters. */
const decideByKeys = async (page: Page): Promise<void> => {
  const id = openTask(page);
  await atHand(page);
  await page.keyboard.press("1");
  await page.locator(`#task-${id} input:checked`).waitFor({ state: "attached" });
  const { kind } = await stack.database.db
    .selectFrom("tasks")
    .select("kind")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (kind === "dispute") {
    await page.keyboard.type("4.20");
    await look(page, "tasks-en-dispute");
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("e");
  await page.waitForURL((url) => url.searchParams.get("task") !== id);
};

describe("the queue of the back office", () => {
  test("[R-29] one task of every kind is decided with the keyboard alone", async () => {
    await buildAll();
    const t = textsOf("tasks", "en");
    const { page, complaints, close } = await openQueue("en", desktop, "/business/TaskList");
    expect(new URL(page.url()).pathname).toBe(queue);
    await look(page, "tasks-en-list");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: t("keys.title") }).waitFor();
    await look(page, "tasks-en-keys", "dialog");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await atHand(page);
    await page.keyboard.press("a");
    // In the panel, which hears the next key; the list may know earlier.
    await page
      .locator(`#task-${openTask(page)}`)
      .getByText(t("panel.mine"))
      .waitFor();
    await page.keyboard.press("p");
    await page.getByRole("button", { name: t("act.take") }).waitFor();
    // The worker adds what it finds odd about the deposits behind them.
    while (openTask(page) !== "") await decideByKeys(page);
    await page.getByText(t("empty.all")).waitFor();
    await look(page, "tasks-en-empty");
    const decided = await decisions();
    expect(new Set(decided.map(({ kind }) => kind))).toEqual(new Set(Object.keys(taskBuilders)));
    expect(decided.filter(({ decision }) => decision === null)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(["ar", "fr"] as const)("[R-29] it reads as well in %s, on a phone", async (locale) => {
    const t = textsOf("tasks", locale);
    await stack.database.db.updateTable("tasks").set({ decided_at: new Date() }).execute();
    await buildAll();
    const { page, complaints, close } = await openQueue(locale, phone);
    await look(page, `tasks-${locale}-phone`);
    await rowOf(page, t("kind.dispute")).click();
    await page.locator("label", { hasText: t("choice.dispute.stands.title") }).click();
    await look(page, `tasks-${locale}-phone-dispute`);
    await page.getByRole("link", { name: t("panel.back") }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await rowOf(page, t("kind.point_approval")).click();
    await page.locator("label", { hasText: t("choice.point_approval.more_info.title") }).click();
    await look(page, `tasks-${locale}-desk`);
    expect(complaints).toEqual([]);
    await close();
  });
});
