import { randomUUID } from "node:crypto";
import type { SchoolClass } from "@app/contract/classes";
import type { Locale } from "@app/contract/locales";
import { quizLength } from "@app/contract/quiz";
import { buildClass, buildSchool } from "@app/database/testing/build-class";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { look } from "./support/looks.ts";
import { organisationPass } from "./support/people.ts";
import { answerQuestion, questionsOf, shownQuestion } from "./support/quiz.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

// One school from its first class to the league, in French; then its screens in the other two.

const classes = "/NextGenGreen/classes";
const league = "/NextGenGreen/league";
const wide = { width: 1280, height: 800 };
const text = textsOf("classes", "fr");
const quiz = textsOf("quiz", "fr");

let stack: Stack;
let browser: Browser;
let schoolId: string;
let teacher: Kept;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { db } = stack.database;
  schoolId = await buildSchool(db, { name: "CEM Ibn Badis" });
  teacher = await organisationPass(stack, schoolId);
  for (const [name, passed] of [
    ["Lycée Frantz Fanon", 45],
    ["ابتدائية الأمير عبد القادر", 33],
    ["École Les Palmiers", 33],
    ["CEM du 1er Novembre", 12],
  ] as const) {
    const id = await buildSchool(db, { name, isInLeague: true });
    await buildClass(db, id, { name: "1AS 1", pupils: 30, tries: 60, passed });
  }
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const rowOfClass = () =>
  stack.database.db
    .selectFrom("school_classes")
    .select(["id", "code", "tries", "passed"])
    .where("name", "=", "4AM 2")
    .executeTakeFirstOrThrow();

const press = (page: Page, name: string) => page.getByRole("button", { name }).press("Enter");
const follow = (page: Page, name: string) => page.getByRole("link", { name }).press("Enter");

const makeClass = async (page: Page): Promise<void> => {
  await page.goto(classes);
  await page.getByText(text("list.empty")).waitFor();
  await look(page, "classes-empty-fr");
  await follow(page, text("list.add"));
  await page.getByRole("heading", { name: text("form.new") }).waitFor();
  await press(page, text("form.save"));
  await page.getByRole("link", { name: text("problem.name") }).waitFor();
  await look(page, "classes-form-errors-fr");
  await page.getByLabel(text("form.name")).fill("4AM 2");
  await page.getByRole("radio", { name: text("level.middle") }).check();
  await page.getByLabel(text("form.pupils")).fill("31");
  await press(page, text("form.save"));
  await page.getByRole("img", { name: text("board.qr").replace("{name}", "4AM 2") }).waitFor();
};

/** Ten right answers by the code on the board; nothing else is asked. */
const playForClass = async (page: Page, code: string): Promise<void> => {
  const questions = await questionsOf(stack.url, "fr");
  await page.goto(`/NextGenGreen/quiz?class=${code}`);
  const field = page.getByLabel(quiz("class.label"));
  expect(await field.inputValue()).toBe(code);
  const begin = page.getByRole("button", { name: quiz("choose.begin") });
  await begin.waitFor();
  await field.fill(`${code.slice(0, 5)}${code.endsWith("2") ? "3" : "2"}`);
  await begin.press("Enter");
  await page.getByText(quiz("class.spelling")).waitFor();
  await look(page, "classes-quiz-wrong-fr");
  await field.fill(code.toLowerCase());
  await begin.press("Enter");
  for (let number = 1; number <= quizLength; number++) {
    const progress = quiz("progress").replace("{number}", `${number}`).replace("{count}", "10");
    await page.getByRole("img", { name: progress }).waitFor();
    const question = await shownQuestion(page, questions);
    // The class is a middle school's, whatever the page proposed.
    expect(question.levels).toContain("middle");
    await answerQuestion(page, "fr", question, true);
    const next = quiz("answer.next").replace("{number}", `${number + 1}`);
    await press(page, number === quizLength ? quiz("answer.score") : next);
  }
  await page.getByText(quiz("class.counted")).waitFor();
  await look(page, "classes-quiz-counted-fr");
};

/** Four more pupils, by the call that their phones make. */
const playOthers = async (code: string): Promise<void> => {
  const questions = (await questionsOf(stack.url, "fr")).filter(({ levels }) =>
    levels.includes("middle"),
  );
  const answers = questions
    .slice(0, quizLength)
    .map(({ id, right }, place) => ({ id, chosen: place < 7 ? right : [] }));
  for (let pupil = 0; pupil < 5; pupil++) {
    const { status } = await fetch(`${stack.url}/api/v1/classes/${code}/results`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify({ level: "middle" satisfies SchoolClass["level"], answers }),
    });
    expect(status).toBe(201);
  }
};

test("[R-33] a school makes a class, its pupils play by the code, and the school joins the league", async () => {
  const { page, close } = await openVisitor(browser, stack.url, "fr", phone, teacher);
  await makeClass(page);
  const { code } = await rowOfClass();
  await page.getByText(code, { exact: true }).waitFor();
  await look(page, "classes-board-fr");
  await follow(page, text("board.back"));
  await page.getByText(text("card.few").replace("{fewest}", "5")).waitFor();

  const pupil = await openVisitor(browser, stack.url, "fr", phone);
  await playForClass(pupil.page, code);
  await pupil.close();
  await playOthers(code);
  expect(await rowOfClass()).toMatchObject({ tries: 6, passed: 1 });

  await page.reload();
  await page.getByText(text("card.hardest")).waitFor();
  await look(page, "classes-list-fr");
  const agree = page.getByRole("checkbox", { name: text("league.agree") });
  await agree.press("Space");
  await expect.poll(() => agree.isChecked()).toBe(true);
  // What counts in the league is of any month of the school year, whenever this runs.
  const counts = { name: "3AM 1", pupils: 29, tries: 40, passed: 24 };
  await buildClass(stack.database.db, schoolId, counts);
  await page.goto(league);
  await page.getByText("CEM Ibn Badis").waitFor();
  await look(page, "classes-league-fr");
  await close();
});

const lookAtAll = async (locale: Locale, size: typeof phone): Promise<void> => {
  const { page, close } = await openVisitor(browser, stack.url, locale, size, teacher);
  const own = textsOf("classes", locale);
  const name = (screen: string) => `classes-${screen}-${size.width}-${locale}`;
  const { id } = await rowOfClass();
  await page.goto(classes);
  await page.getByText(own("card.hardest")).waitFor();
  await look(page, name("list"));
  await page.goto(`${classes}?show=${id}`);
  await page.getByText(own("board.code")).waitFor();
  await look(page, name("board"));
  await page.goto(`${classes}?change=${id}`);
  await page.getByLabel(own("form.name")).waitFor();
  await look(page, name("form"));
  await page.goto(league);
  await look(page, name("league"));
  await close();
};

test.each([
  ["ar", phone],
  ["en", wide],
] as const)("in %s, at its width", (locale, size) => lookAtAll(locale, size));

test("a class that is closed is gone, and its code counts no more", async () => {
  const { page, close } = await openVisitor(browser, stack.url, "fr", phone, teacher);
  const { code } = await rowOfClass();
  await page.goto(classes);
  await page.getByRole("button", { name: /^Fermer.*4AM 2$/ }).press("Enter");
  await look(page, "classes-closing-fr", "dialog");
  await press(page, text("closing.close"));
  await page.getByText(code, { exact: true }).waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "3AM 1" }).waitFor();
  await page.goto(`/NextGenGreen/quiz?class=${code}`);
  await press(page, quiz("choose.begin"));
  await page.getByText(quiz("class.unknown")).waitFor();
  await close();
});
