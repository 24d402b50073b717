import { randomUUID } from "node:crypto";
import { decidePoint } from "@app/contract/point-changes";
import {
  buildPoint,
  buildSession,
  buildUser,
  makeAdmin,
  passCourse,
} from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { type Kept, openBrowser, openVisitor, phone } from "./support/browser.ts";
import { press, travel } from "./support/journey.ts";
import { look } from "./support/looks.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const keptBy = (token: string): Kept => ({
  storage: [
    { name: "auth._token.local", value: token },
    { name: "auth.strategy", value: "local" },
  ],
});

/** With the role, a number and an address that were proven, and no point yet. */
const buildShopkeeper = async (number: string) => {
  const { db } = stack.database;
  const email = `${number}@example.com`;
  const { id } = await buildUser(db, { roles: ["point"], phone: number, email, locale: "ar" });
  return { id, kept: keptBy(await buildSession(db, id)) };
};

const approve = async (pointId: string): Promise<number> => {
  const { db, ownerUrl } = stack.database;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  const token = await buildSession(db, id, { isStrong: true });
  const answer = await fetch(stack.url + decidePoint.path.replace(":id", pointId), {
    method: decidePoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: stack.url,
    },
    body: JSON.stringify({ decision: "approved", note: "" }),
  });
  return answer.status;
};

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole("combobox", { name: label }).fill(name);
  await page.getByRole("option", { name, exact: true }).click();
};

const questions = textsOf("eligibility", "ar");
const text = textsOf("opening", "ar");
const map = textsOf("map", "ar");
const report = textsOf("report", "ar");

const asked = (page: Page, question: string): Promise<void> =>
  page.getByRole("heading", { name: questions(`question.${question}.heading`) }).waitFor();

/**
 * By key: two taps on one spot are one, and answers lie where the last ones lay. Only once it is
 * asked: the question before may have the same yes.
 */
const answer = async (page: Page, question: string, option: string): Promise<void> => {
  await asked(page, question);
  const name = questions(`option.${option}`);
  await page.getByRole("button", { name, exact: true }).press("Enter");
};

const answerQuestions = async (page: Page): Promise<void> => {
  await page.goto("/partners/collectionpoint");
  await page
    .getByRole("link", { name: textsOf("partners", "ar")("check") })
    .first()
    .click();
  await page.waitForURL("**/collection-point/eligibility");
  await alive(page);
  await look(page, "eligibility-1-ar");
  await answer(page, "kind", "shop");
  await asked(page, "place");
  // Nothing was chosen: the question says so.
  await press(page, questions("continue"));
  await page.getByRole("alert").waitFor();
  await look(page, "eligibility-2-wrong-ar");
  await choose(page, questions("place.wilaya"), "الجزائر");
  await choose(page, questions("place.commune"), "باب الزوار");
  await press(page, questions("continue"));
  await answer(page, "storage", "tight");
  await asked(page, "days");
  await look(page, "eligibility-4-ar");
  // What was answered is still there after the way back.
  await page.getByRole("button", { name: questions("back") }).click();
  const tight = page.getByRole("button", { name: questions("option.tight") });
  expect(await tight.getAttribute("aria-pressed")).toBe("true");
  await answer(page, "storage", "roomy");
  await answer(page, "days", "mostDays");
  await answer(page, "scale", "noScale");
  await answer(page, "phone", "hasCamera");
  await answer(page, "agreement", "agreed");
  await page.getByRole("heading", { name: questions("ending.almost.heading") }).waitFor();
  await look(page, "eligibility-almost-ar");
};

const fillPlace = async (page: Page): Promise<void> => {
  await page.getByLabel(text("place.nameAr")).fill("بقالة السلام");
  // The questions have told the rest already.
  expect(await page.getByLabel(text("place.kind")).inputValue()).toBe("shop");
  const commune = page.getByRole("combobox", { name: text("places.commune") });
  await expect.poll(() => commune.inputValue()).toBe("باب الزوار");
  await press(page, text("save"));
  await page.getByRole("alert").waitFor();
  await look(page, "opening-place-wrong-ar");
  await page.getByLabel(text("place.address")).fill("3 حي الورود");
  await press(page, text("pin.map"));
  const frame = page.locator(".map-frame");
  await page.locator(".pin-middle").waitFor();
  await frame.focus();
  const position = page.getByLabel(text("pin.label"));
  for (const key of ["ArrowUp", "ArrowRight"]) {
    const before = await position.inputValue();
    await frame.press(key);
    await expect.poll(() => position.inputValue()).not.toBe(before);
  }
  await page.getByLabel(text("place.phone")).fill("0661 00 00 00");
  await look(page, "opening-place-ar");
  await press(page, text("save"));
  await page.getByRole("heading", { name: text("practice.heading") }).waitFor();
};

const fillPractice = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: text("hours.day.sat") }).check();
  await page.getByLabel(text("practice.scale")).fill("60");
  // The phone dies, or the page is opened again: what was filled in is there.
  await page.reload();
  await page.getByRole("heading", { name: text("practice.heading") }).waitFor();
  expect(await page.getByLabel(text("practice.scale")).inputValue()).toBe("60");
  expect(await page.getByRole("checkbox", { name: text("hours.day.sat") }).isChecked()).toBe(true);
  await page
    .getByRole("button", { name: text("hours.copyDay").replace("{day}", text("hours.day.sat")) })
    .click();
  expect(await page.getByRole("checkbox", { name: text("hours.day.fri") }).isChecked()).toBe(true);
  await page.getByLabel(text("practice.storage")).fill("4");
  await look(page, "opening-practice-ar");
  await press(page, text("save"));
  await page.getByRole("heading", { name: text("papers.heading") }).waitFor();
};

const pointOf = (ownerId: string) =>
  stack.database.db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .select(["p.id", "p.status"])
    .where("m.user_id", "=", ownerId)
    .executeTakeFirstOrThrow();

test("a shopkeeper answers the questions, fills in three steps and is on the map once approved", async () => {
  const { id: ownerId, kept } = await buildShopkeeper("+213661000000");
  const refusals = /status of 404/;
  await travel({ browser, url: stack.url, locale: "ar", kept, refusals }, async (page) => {
    await answerQuestions(page);
    await page.getByRole("link", { name: questions("ending.profile") }).click();
    await page.getByRole("heading", { name: text("place.heading") }).waitFor();
    await fillPlace(page);
    await fillPractice(page);
    await page.getByLabel(text("papers.bank")).fill("007 99999 0023456789 40");
    await page.getByRole("checkbox").check();
    await press(page, text("save"));
    await page.getByRole("link", { name: text("problem.bank") }).waitFor();
    await look(page, "opening-papers-wrong-ar");
    await page.getByLabel(text("papers.bank")).fill("007 99999 0023456789 41");
    await press(page, text("save"));
    await page.getByText(text("state.draft.title")).waitFor();
    await look(page, "opening-overview-ar");
    await press(page, text("handIn"));
    await page.getByText(text("state.pending.title")).waitFor();
    await look(page, "opening-pending-ar");
    const { id, status } = await pointOf(ownerId);
    expect(status).toBe("pending");
    // The wait is time for the counter's course.
    await page.goto("/collection-point/intake");
    await page.waitForURL("**/collection-point/training");
    await passCourse(stack.database.db, ownerId);
    await page.goto("/collection-point/intake");
    await page.getByText(textsOf("deposits", "ar")("intake.notOpenYet")).waitFor();
    expect(await approve(id)).toBe(200);
    // Every spelling of the old address leads to the same form.
    await page.goto("/Collection%20Point/profiltwo");
    await page.getByRole("heading", { name: text("practice.heading") }).waitFor();
    await page.goto("/collection-point/profile");
    await page.getByText(text("state.approved.title")).waitFor();
    await look(page, "opening-approved-ar");
    await page.getByRole("link", { name: text("myPage") }).click();
    await page.getByRole("table", { name: map("hours.label") }).waitFor();
    expect(await page.locator("tr").count()).toBe(7);
    expect(await page.locator("tr[aria-current=date]").count()).toBe(1);
    await look(page, "point-page-hours-ar");
  });
});

test("anybody reports a mistake about a point, and it is a task", async () => {
  const { id } = await buildPoint(stack.database.db, { name: { en: "Wrong Shop" } });
  await travel({ browser, url: stack.url, locale: "ar" }, async (page) => {
    await page.goto(`/consumer/points/${id}`);
    await alive(page);
    const open = page.getByRole("button", { name: report("open") });
    await open.click();
    await press(page, report("send"));
    await page.getByText(report("problem.missing")).waitFor();
    await page.getByRole("radio", { name: report("kind.moved") }).check();
    await page.getByLabel(report("note")).fill("صار في الشارع المقابل");
    await look(page, "report-mistake-ar");
    await press(page, report("send"));
    await page.getByText(report("thanks")).waitFor();
  });
  const { db } = stack.database;
  const mistakes = await db.selectFrom("point_mistakes").select(["kind", "note"]).execute();
  expect(mistakes).toEqual([{ kind: "moved", note: "صار في الشارع المقابل" }]);
  const tasks = await db.selectFrom("tasks").select("kind").where("subject_id", "=", id).execute();
  expect(tasks).toEqual([{ kind: "point_mistake" }]);
});

test("a point that is full leaves the nearest within seconds and is still found by its name", async () => {
  const { db } = stack.database;
  const { id: ownerId, kept } = await buildShopkeeper("+213661000001");
  const name = { en: "Full Corner", fr: "Le coin plein", ar: "الركن الممتلئ" };
  const place = [36.7718, 3.0572] as const;
  await buildPoint(db, { ownerId, name, communeCode: 1601, place });
  await buildPoint(db, { name: { en: "Next One" }, communeCode: 1601, place: [36.78, 3.06] });
  const owner = await openVisitor(browser, stack.url, "ar", phone, kept);
  const citizen = await openVisitor(browser, stack.url, "ar");
  const [latitude, longitude] = place;
  const context = citizen.page.context();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude, longitude });
  const { page } = citizen;
  const askNearest = async (): Promise<void> => {
    await page.goto("/consumer");
    await alive(page);
    const answered = page.waitForResponse((response) => response.url().includes("lat="));
    await press(page, map("filters.nearMe"));
    await answered;
  };
  const first = () => page.locator("#content ul > li h2").first();
  const nearest = { timeout: 10_000 };
  await askNearest();
  await expect.poll(() => first().textContent(), nearest).toBe(name.ar);
  // Nothing was filled in for this one: the second step is asked for, the overview is not.
  await owner.page.goto("/collection-point/profile?step=2");
  await owner.page.getByRole("checkbox", { name: text("hours.day.sat") }).check();
  await owner.page.getByLabel(text("practice.storage")).fill("4");
  await owner.page.getByLabel(text("practice.scale")).fill("30");
  await press(owner.page, text("save"));
  // By key: two taps on one spot are one.
  await owner.page.getByRole("button", { name: text("papers.later") }).press("Enter");
  await press(owner.page, text("full.mark"));
  await owner.page.getByText(text("full.on")).waitFor();
  await look(owner.page, "opening-full-ar");
  await askNearest();
  await expect.poll(() => first().textContent(), nearest).toBe("Next One");
  expect(await page.getByText(name.ar).count()).toBe(0);
  await page.goto(`/consumer?c=${encodeURIComponent(name.ar)}`);
  await page.getByText(map("open.full")).waitFor();
  await look(page, "map-full-ar");
  await press(owner.page, text("full.end"));
  await owner.page.getByRole("button", { name: text("full.mark") }).waitFor();
  await askNearest();
  await expect.poll(() => first().textContent(), nearest).toBe(name.ar);
  expect([...owner.complaints, ...citizen.complaints]).toEqual([]);
  await owner.close();
  await citizen.close();
});
