import { showNationalFigures } from "@app/contract/national-figures";
import { product } from "@app/contract/product";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, openVisitor } from "./support/browser.ts";
import { startImpatientHost } from "./support/impatient-host.ts";
import { travel } from "./support/journey.ts";
import { lessonOf } from "./support/lessons.ts";
import { kept, logInWithCode, password } from "./support/log-in.ts";
import { openMailbox } from "./support/mailbox.ts";
import { settled } from "./support/settled.ts";
import { holdScripts } from "./support/slow-scripts.ts";
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

describe("before the page is alive", () => {
  test("point staff who tap their link under a code come back to it from the log-in", async () => {
    const { db } = stack.database;
    const phone = "0661000001";
    const passwordHash = await hash(password);
    const owner = await buildUser(db, {
      phone: kept(phone),
      passwordHash,
      roles: ["citizen", "point"],
    });
    await buildPoint(db, { ownerId: owner.id });
    const citizen = await buildUser(db, { firstName: "Ghania" });
    await travel(
      { browser, url: stack.url, locale: "fr", refusals: /status of (403|422)/ },
      async (page) => {
        const letThrough = await holdScripts(page);
        await page.goto(`/ana-${product.slug}?q=${citizen.code}`, { waitUntil: "commit" });
        await page.getByRole("link", { name: textsOf("code", "fr")("staff") }).click();
        await page.waitForURL("**/collection-point/**", { waitUntil: "commit" });
        letThrough();
        await logInWithCode(page, "fr", phone, openMailbox(stack.catcher));
        await page.waitForURL((url) => !url.pathname.endsWith("/login"));
        await settled(page);
        expect(page.url()).toContain(`/collection-point/intake?c=${citizen.code}`);
      },
    );
  });

  test("what is typed is in the draft as what is typed later", () =>
    travel({ browser, url: stack.url, locale: "fr" }, async (page) => {
      const text = textsOf("contact", "fr");
      const name = page.getByLabel(text("field.name"));
      const letThrough = await holdScripts(page);
      await page.goto("/contactUs", { waitUntil: "commit" });
      await name.fill("Yasmine Benali");
      letThrough();
      await alive(page);
      expect(await name.inputValue()).toBe("Yasmine Benali");
      await page.goto("/");
      await page.goto("/contactUs");
      await settled(page);
      expect(await name.inputValue()).toBe("Yasmine Benali");
    }));

  test("what is typed into a form that watches its fields stays, and is in its draft", () =>
    travel({ browser, url: stack.url, locale: "fr" }, async (page) => {
      const text = textsOf("schools", "fr");
      const name = page.getByLabel(text("form.school.name"));
      const sector = page.getByRole("radio", { name: text("form.school.sectors.private") });
      const letThrough = await holdScripts(page);
      await page.goto("/NextGenGreen/school_form", { waitUntil: "commit" });
      await name.fill("École Ibn Badis");
      await sector.check();
      letThrough();
      await alive(page);
      // Another field is filled in: all of them are drawn anew.
      await page.getByLabel(text("form.school.pupils")).fill("320");
      expect(await name.inputValue()).toBe("École Ibn Badis");
      expect(await sector.isChecked()).toBe(true);
      await page.goto("/");
      await page.goto("/NextGenGreen/school_form");
      await settled(page);
      expect(await name.inputValue()).toBe("École Ibn Badis");
    }));
});

describe("where the host waited for the API in vain", () => {
  test("the browser asks by itself, for figures and for a lesson", async () => {
    const course = "/api/v1/courses/sorting/fr";
    const host = await startImpatientHost(stack.url, [showNationalFigures.path, course]);
    const { page, complaints, close } = await openVisitor(browser, host.url, "fr");
    await page.goto("/figures");
    await page.getByRole("heading", { name: textsOf("figures", "fr")("empty.headline") }).waitFor();
    await page.goto("/training/sorting");
    const [card] = lessonOf("sorting", "fr").cards;
    await page.getByRole("heading", { level: 1, name: card?.title ?? "" }).waitFor();
    expect(host.lost()).toEqual([showNationalFigures.path, course]);
    expect(complaints).toEqual([]);
    await close();
    await host.stop();
  });
});
