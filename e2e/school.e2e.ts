import type { Locale } from "@app/contract/locales";
import type { QuizQuestion } from "@app/contract/quiz";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openKeepingBrowser, openVisitor, phone } from "./support/browser.ts";
import { waitUntilKept } from "./support/counter.ts";
import { workerReady } from "./support/installed.ts";
import { look } from "./support/looks.ts";
import { answerQuestion, questionsOf, shownQuestion } from "./support/quiz.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

const landing = "/NextGenGreen";
const quiz = "/NextGenGreen/quiz";
const form = "/NextGenGreen/school_form";
const wide = { width: 1280, height: 800 };

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** Ten answers, the first sorting wrong; a picture of each kind, before and after. */
const playRound = async (page: Page, questions: QuizQuestion[]): Promise<void> => {
  const text = textsOf("quiz", "ar");
  const pictured = new Set<string>();
  for (let number = 1; number <= 10; number++) {
    const progress = text("progress").replace("{number}", String(number)).replace("{count}", "10");
    await page.getByRole("img", { name: progress }).waitFor();
    const question = await shownQuestion(page, questions);
    const isNew = !pictured.has(question.kind);
    pictured.add(question.kind);
    if (isNew) await look(page, `school-${question.kind}-ar`);
    await answerQuestion(page, "ar", question, !(isNew && question.kind === "sort"));
    if (isNew) await look(page, `school-${question.kind}-answered-ar`);
    const name =
      number === 10
        ? text("answer.score")
        : text("answer.next").replace("{number}", `${number + 1}`);
    await page.getByRole("button", { name }).press("Enter");
  }
  expect([...pictured].toSorted()).toEqual(["one", "several", "sort"]);
};

describe("[R-21] [R-33] a class, in Arabic on a phone", () => {
  let address: string;

  test("from the page for teachers to a certificate, ten questions of it without a network", async () => {
    const text = textsOf("quiz", "ar");
    const { page, close } = await openVisitor(browser, stack.url, "ar", phone);
    await page.goto(landing);
    await look(page, "school-landing-ar");
    await page.getByRole("main").locator(`a[href="${quiz}"]`).first().click();
    await page.waitForURL(`**${quiz}`);
    await workerReady(page);
    await page.reload();
    await page.getByRole("button", { name: text("choose.begin") }).waitFor();
    await look(page, "school-start-ar");
    await waitUntilKept(page, quiz);

    await page.context().setOffline(true);
    await page.goto(quiz);
    await page.getByText(text("offline")).waitFor();
    await page.getByRole("button", { name: text("choose.begin") }).press("Enter");
    await playRound(page, await questionsOf(stack.url, "ar"));
    await page.getByRole("heading", { name: text("score.passed") }).waitFor();
    await look(page, "school-score-ar");

    await page.getByRole("button", { name: text("score.certificate") }).press("Enter");
    const get = page.getByRole("button", { name: text("certificate.get") });
    await get.press("Enter");
    await page.getByRole("link", { name: text("problem.firstName") }).waitFor();
    await page.getByLabel(text("certificate.firstName")).fill("أمين");
    await page.getByLabel(text("certificate.school")).fill("ابتدائية ابن باديس، تيبازة");
    await get.press("Enter");
    await page.getByText(text("problem.offline")).waitFor();
    await look(page, "school-name-offline-ar");
    await page.context().setOffline(false);
    await get.press("Enter");
    await page.waitForURL("**/NextGenGreen/certificate/NG-*");
    await page.getByRole("heading", { level: 1, name: "أمين" }).waitFor();
    await look(page, "school-certificate-ar");

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: text("certificate.save") }).click();
    expect((await saving).suggestedFilename()).toMatch(/^dawra-NG-.*\.pdf$/);
    address = page.url();
    // Nobody's account, and the name that was given and no more.
    const rows = await stack.database.db.selectFrom("quiz_certificates").selectAll().execute();
    expect(rows).toMatchObject([{ first_name: "أمين", score: 9, level: "primary" }]);
    await close();
  });

  test("anybody sees it by its number, in their language, and nobody another one", async () => {
    for (const [locale, size] of [
      ["fr", wide],
      ["en", phone],
    ] as const) {
      const { page, close } = await openVisitor(browser, stack.url, locale, size);
      await page.goto(address);
      await page.getByRole("heading", { level: 1, name: "أمين" }).waitFor();
      await look(page, `school-certificate-${size.width}-${locale}`);
      if (locale === "en") {
        expect((await page.goto("/NextGenGreen/certificate/NG-2222-2222"))?.status()).toBe(404);
        await look(page, "school-certificate-missing-en");
      }
      await close();
    }
  });
});

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  const field = page.getByRole("combobox", { name: label, exact: true });
  await field.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
};

test("[R-33] a school asks for a visit, in French: errors, two pages, a look, a number, a mail", async () => {
  const text = textsOf("schools", "fr");
  const { page, close } = await openVisitor(browser, stack.url, "fr", phone);
  await page.goto(form);
  const next = page.getByRole("button", { name: text("form.next") });
  await next.click();
  await page.getByRole("link", { name: text("problem.schoolName") }).waitFor();
  await look(page, "school-form-errors-fr");
  await page.getByLabel(text("form.school.name")).fill("École Ibn Badis");
  await page.getByRole("radio", { name: text("level.primary") }).check();
  await page.getByRole("radio", { name: text("form.school.sectors.public") }).check();
  await choose(page, text("places.wilaya"), "Oran");
  await choose(page, text("places.commune"), "Arzew");
  await page.getByLabel(text("form.school.classes")).fill("12");
  await page.getByLabel(text("form.school.pupils")).fill("380");
  await next.press("Enter");
  await page.getByRole("heading", { name: text("form.teacher.heading") }).waitFor();
  await page.getByLabel(text("form.teacher.name")).fill("Samira Haddad");
  await page.getByLabel(text("form.teacher.role")).selectOption("teacher");
  await page.getByLabel(text("form.teacher.phone")).fill("0550 12 34 56");
  await page.getByLabel(text("form.teacher.email")).fill("samira@example.com");
  await page.getByRole("checkbox", { name: "octobre" }).check();
  await page.getByRole("checkbox", { name: "février" }).check();
  await page.getByRole("radio", { name: text("form.teacher.yards.unknown") }).check();
  await look(page, "school-form-teacher-fr");
  await next.press("Enter");
  await page.getByText("Arzew, Oran").waitFor();
  await look(page, "school-form-check-fr");
  await page.getByRole("button", { name: text("form.check.send") }).press("Enter");
  await page.getByRole("heading", { name: text("form.done.heading") }).waitFor();
  await page.getByText("NG-0001").waitFor();
  await look(page, "school-form-done-fr");
  const mail = await stack.catcher.waitFor((one) => one.to === "samira@example.com");
  expect(mail.text).toContain("NG-0001");
  const tasks = await stack.database.db.selectFrom("tasks").select("kind").execute();
  expect(tasks).toEqual([{ kind: "school" }]);
  await close();
});

const lookAtAll = async (locale: Locale, size: typeof phone): Promise<void> => {
  const { page, close } = await openVisitor(browser, stack.url, locale, size);
  const name = (screen: string) => `school-${screen}-${size.width}-${locale}`;
  await page.goto(landing);
  await look(page, name("landing"));
  await page.goto(form);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look(page, name("form"));
  await page.goto(quiz);
  await page.getByRole("button", { name: textsOf("quiz", locale)("choose.begin") }).waitFor();
  await look(page, name("start"));
  const questions = await questionsOf(stack.url, locale);
  await page.getByRole("button", { name: textsOf("quiz", locale)("choose.begin") }).press("Enter");
  for (let number = 1; number <= 10; number++) {
    const progress = textsOf("quiz", locale)("progress");
    const shown = progress.replace("{number}", String(number)).replace("{count}", "10");
    await page.getByRole("img", { name: shown }).waitFor();
    const question = await shownQuestion(page, questions);
    if (question.kind === "sort") await look(page, name("sort"));
    await answerQuestion(page, locale, question, question.kind === "sort");
    if (question.kind === "sort") break;
    const next = textsOf("quiz", locale)("answer.next").replace("{number}", `${number + 1}`);
    await page.getByRole("button", { name: next }).press("Enter");
  }
  await look(page, name("sorted"));
  await close();
};

test.each([
  ["fr", wide],
  ["en", phone],
] as const)("in %s, at another width", (locale, size) => lookAtAll(locale, size));
