import { randomUUID } from "node:crypto";
import type { Locale } from "@app/contract/locales";
import { decideTransporter } from "@app/contract/transporter-profile";
import {
  buildSession,
  buildTransporterProfile,
  buildUser,
  makeAdmin,
  type TransporterOverrides,
} from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, openBrowser, openKeepingBrowser, openVisitor } from "./support/browser.ts";
import { waitUntilKept, workerReady } from "./support/installed.ts";
import { press, travel } from "./support/journey.ts";
import { shownIn } from "./support/languages.ts";
import { look } from "./support/looks.ts";
import { settled } from "./support/settled.ts";
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

const keptBy = async (userId: string): Promise<Kept> => ({
  storage: [
    { name: "auth._token.local", value: await buildSession(stack.database.db, userId) },
    { name: "auth.strategy", value: "local" },
  ],
});

let numbers = 0;
/** With the role and a proven number, and no file yet. */
const buildPerson = async (roles: readonly ("transporter" | "citizen")[] = ["transporter"]) => {
  numbers += 1;
  const { id } = await buildUser(stack.database.db, {
    roles,
    firstName: "Karim",
    lastName: "Ziani",
    phone: `+21377100${String(numbers).padStart(4, "0")}`,
  });
  return { id, kept: await keptBy(id) };
};

const buildDriver = async (overrides: TransporterOverrides = {}) => {
  const person = await buildPerson();
  await buildTransporterProfile(stack.database.db, person.id, "Karim Ziani", overrides);
  return person;
};

const decide = async (id: string, decision: object): Promise<number> => {
  const { db, ownerUrl } = stack.database;
  const admin = await buildUser(db);
  await makeAdmin(ownerUrl, admin.id);
  const { status } = await fetch(stack.url + decideTransporter.path.replace(":id", id), {
    method: decideTransporter.method,
    headers: {
      authorization: `Bearer ${await buildSession(db, admin.id, { isStrong: true })}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: stack.url,
    },
    body: JSON.stringify(decision),
  });
  return status;
};

const visit = (
  locale: Locale,
  kept: Kept,
  journey: (page: Page) => Promise<void>,
  refusals?: RegExp,
) => travel({ browser, url: stack.url, locale, kept, ...(refusals && { refusals }) }, journey);

/** By key: two taps on one spot are one, and answers lie where the last ones lay. */
const answer = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).press("Enter");

const text = textsOf("driver", "fr");

const answerQuestions = async (page: Page): Promise<void> => {
  const questions = textsOf("eligibility", "fr");
  await page.goto("/partners/transporter");
  await page
    .getByRole("link", { name: textsOf("partners", "fr")("check") })
    .first()
    .click();
  await page.waitForURL("**/transporter/eligibility");
  await settled(page);
  await look(page, "driver-eligibility-1-fr");
  await answer(page, questions("option.licenceB"));
  await answer(page, questions("option.van"));
  await answer(page, questions("option.insured"));
  await page.getByRole("heading", { name: questions("question.area.heading") }).waitFor();
  await press(page, questions("continue"));
  await page.getByRole("alert").waitFor();
  await look(page, "driver-eligibility-4-wrong-fr");
  for (const name of ["Alger", "Blida"]) {
    await page.getByRole("combobox", { name: questions("area.add") }).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
    await page.getByRole("button", { name: `Retirer ${name}` }).waitFor();
  }
  await look(page, "driver-eligibility-4-fr");
  await press(page, questions("continue"));
  await answer(page, questions("option.mostDays"));
  await answer(page, questions("option.lifts"));
  await answer(page, questions("option.hasRegister"));
  await page.getByRole("heading", { name: questions("ending.yes.heading") }).waitFor();
  await look(page, "driver-eligibility-yes-fr");
  await page.getByRole("link", { name: questions("ending.profile") }).click();
  await page.waitForURL("**/transporter/profile");
};

const fillDriver = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: text("person.heading") }).waitFor();
  // The account has told the name already.
  const name = page.getByLabel(text("person.firstName"), { exact: true });
  expect(await name.inputValue()).toBe("Karim");
  await page.getByLabel(text("person.otherFirstName")).fill("كريم");
  await page.getByLabel(text("person.otherLastName"), { exact: true }).fill("زياني");
  await press(page, text("save"));
  await page.getByRole("alert").waitFor();
  await look(page, "driver-file-1-wrong-fr");
  await page.getByLabel(text("person.licenceNumber")).fill("160204517");
  await page.getByLabel(text("person.licenceCategory")).selectOption("B");
  await page.getByLabel(text("person.licenceUntil")).fill("2020-01-01");
  await press(page, text("save"));
  await page.getByText(text("problem.expired")).first().waitFor();
  await page.getByLabel(text("person.licenceUntil")).fill("2031-06-30");
  await look(page, "driver-file-1-fr");
  await press(page, text("save"));
};

const fillVehicles = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: text("vehicles.heading") }).waitFor();
  await page.getByLabel(text("vehicles.plate")).fill("204517 118 16");
  await page.getByLabel(text("vehicles.kind")).selectOption("van");
  await page.getByLabel(text("vehicles.payload")).fill("800");
  // The phone dies, or the page is opened again: what was filled in is there.
  await page.reload();
  await page.getByRole("heading", { name: text("vehicles.heading") }).waitFor();
  expect(await page.getByLabel(text("vehicles.payload")).inputValue()).toBe("800");
  await page.getByLabel(text("vehicles.volume")).fill("7,5");
  await page.getByLabel(text("vehicles.insuranceUntil")).fill("2030-12-31");
  // The questions have told the wilayas.
  await page.getByRole("button", { name: "Retirer Blida" }).waitFor();
  await look(page, "driver-file-2-fr");
  await press(page, text("save"));
};

const fillPayment = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { name: text("payment.heading") }).waitFor();
  await page.getByLabel(text("payment.registerKind")).selectOption("artisan");
  await page.getByLabel(text("payment.registerNumber"), { exact: true }).fill("16/00-0123456B20");
  await page.getByLabel(text("payment.registerUntil")).fill("2032-01-31");
  await page.getByLabel(text("payment.bank")).fill("007 99999 0023456789 41");
  await page.getByRole("checkbox").check();
  await look(page, "driver-file-3-fr");
  await press(page, text("save"));
};

test("from the questions to a file that is checked, and one that came back, in French", async () => {
  const { id, kept } = await buildPerson();
  const journey = async (page: Page) => {
    await answerQuestions(page);
    await fillDriver(page);
    await fillVehicles(page);
    await fillPayment(page);
    await page.getByText(text("state.draft.title")).waitFor();
    await look(page, "driver-file-overview-fr");
    await press(page, text("handIn"));
    await page.waitForURL("**/transporter/dashboard");
    await page.getByText(text("state.pending.title")).waitFor();
    await page.getByText(textsOf("transport", "fr")("today.empty")).waitFor();
    await look(page, "driver-today-pending-fr");
    const papers = [{ kind: "insurance", plate: "204517-118-16" }];
    const note = "L’attestation est celle d’une autre voiture";
    expect(await decide(id, { decision: "more_info", note, papers })).toBe(200);
    await page.goto("/transporter/dashboard");
    await page.waitForURL("**/transporter/profile");
    await page.getByText(note).waitFor();
    await look(page, "driver-file-more-info-fr");
    await press(page, text("handIn"));
    await page.waitForURL("**/transporter/dashboard");
    expect(await decide(id, { decision: "approved", note: "" })).toBe(200);
    await page.reload();
    await page.getByText(text("chip.approved")).waitFor();
    await look(page, "driver-today-fr");
  };
  // A date of the past is refused on the way.
  await visit("fr", kept, journey, /422/);
});

describe("the badge", () => {
  test("opens without a network, in Arabic", async () => {
    const { kept } = await buildDriver({
      vehicles: [{ plate: "204517-118-16", insuranceUntil: "2030-12-31" }],
    });
    const words = textsOf("driver", "ar");
    const silence = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|net::|Who is signed in/;
    await using device = await openKeepingBrowser();
    await travel(
      { browser: device, url: stack.url, locale: "ar", kept, refusals: silence },
      async (page) => {
        await page.goto("/transporter/dashboard");
        await page.getByText(textsOf("transport", "ar")("today.empty")).waitFor();
        await look(page, "driver-today-ar");
        await workerReady(page);
        await page.goto("/transporter/badge");
        const code = page.getByRole("img", { name: /QR/ });
        await code.waitFor();
        await look(page, "badge-ar");
        await waitUntilKept(page, "/transporter/badge");
        await page.context().setOffline(true);
        await page.goto("/transporter/badge");
        await code.waitFor();
        await page.getByText("كريم ز.").waitFor();
        await page.getByText(words("badge.verified")).waitFor();
        await look(page, "badge-offline-ar");
        await press(page, words("badge.file.save"));
        await page.getByText(words("badge.file.offline")).waitFor();
        await page.context().setOffline(false);
      },
    );
  });

  test.each(["fr", "en"] as const)("in %s it is taken along on paper", async (locale) => {
    const { kept } = await buildDriver({
      vehicles: [{ plate: "204517-118-16" }, { plate: "00321-314-09" }],
    });
    const words = textsOf("driver", locale);
    await visit(locale, kept, async (page) => {
      await page.goto("/transporter/badge");
      await page.getByRole("img", { name: /QR/ }).waitFor();
      await page.getByRole("button", { name: /00321/ }).click();
      await look(page, `badge-${locale}`);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        press(page, words("badge.file.save")),
      ]);
      expect(file.suggestedFilename()).toBe("dawra-badge.pdf");
    });
  });

  test("shows nothing to scan while the papers are checked", async () => {
    const { kept } = await buildDriver({ status: "pending" });
    await visit("fr", kept, async (page) => {
      await page.goto("/transporter/badge");
      await page.getByText(text("badge.notYet")).waitFor();
      expect(await page.getByRole("img", { name: /QR/ }).count()).toBe(0);
      await look(page, "badge-pending-fr");
    });
  });
});

test("an expired paper is shown, and renewed on the driver's own day", async () => {
  const { kept } = await buildDriver({
    vehicles: [{ plate: "204517-118-16", insuranceUntil: "2025-12-31" }, { plate: "00321-314-09" }],
  });
  await visit("fr", kept, async (page) => {
    await page.goto("/transporter/dashboard");
    await page.getByRole("alert").getByText(text("expired.vehicleText")).waitFor();
    await look(page, "driver-today-expired-fr");
    await page.goto("/transporter/badge");
    await page.getByText(text("badge.expired"), { exact: true }).waitFor();
    await look(page, "badge-expired-fr");
    await page.goto("/transporter/dashboard");
    await page.getByRole("link", { name: text("expired.renew") }).click();
    await page.getByLabel(text("vehicles.insuranceUntil")).first().fill("2030-12-31");
    await press(page, text("save"));
    await page.getByText(textsOf("transport", "fr")("today.empty")).waitFor();
    expect(await page.getByText(text("expired.vehicleText")).count()).toBe(0);
  });
});

describe("who is let in", () => {
  const endsAt = async (kept: Kept, path: string, end: string): Promise<void> =>
    visit("fr", kept, async (page) => {
      await page.goto(path);
      await page.waitForURL(`**${end}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    });

  test("[R-12] the bare name leads a transporter on, and others to what one does", async () => {
    await endsAt((await buildDriver()).kept, "/transporter", "/transporter/dashboard");
    await endsAt((await buildPerson(["citizen"])).kept, "/transporter", "/partners/transporter");
  });

  test("[R-38] every child of the group has its page", async () => {
    const driver = await buildDriver();
    for (const child of ["badge", "dashboard", "eligibility"]) {
      await endsAt(driver.kept, `/transporter/${child}`, `/transporter/${child}`);
    }
    await endsAt(driver.kept, "/transporter/dashboard_", "/transporter/dashboard");
    const { kept } = await buildPerson();
    await endsAt(kept, "/transporter/profile", "/transporter/profile");
    await endsAt({ storage: [] }, "/transporter/login", "/transporter/login");
  });

  test("[G-13] without the role to the sign-up, without a record to the file", async () => {
    const day = "/transporter/dashboard";
    await endsAt((await buildPerson(["citizen"])).kept, day, "/signup/transporter");
    await endsAt((await buildPerson()).kept, day, "/transporter/profile");
    await endsAt((await buildDriver()).kept, day, day);
  });

  test("[G-14] whoever has a record is led from the first-time page to their day", async () => {
    await endsAt((await buildDriver()).kept, "/transporter/profile", "/transporter/dashboard");
  });

  test("[R-40] signed out, a driver's page asks at the drivers' door", async () => {
    await endsAt({ storage: [] }, "/transporter/badge", "/transporter/login");
  });

  test("[G-13] [X-06] a check that fails leads home, with a word about it", async () => {
    const { kept } = await buildDriver();
    const journey = async (page: Page) => {
      await page.route("**/api/tpMiddleware", (route) => route.fulfill({ status: 500 }));
      await page.goto("/transporter/dashboard");
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByText(textsOf("shell", "fr")("news.transporterUnchecked.text")).waitFor();
      await look(page, "driver-unchecked-fr");
    };
    await visit("fr", kept, journey, /500|could not be checked/);
  });
});

test.each(shownIn)("on a wide screen the day has two columns, in %s", async (locale) => {
  const { kept } = await buildDriver({
    vehicles: [{ plate: "204517-118-16" }, { plate: "00321-314-09" }],
    wilayas: [9, 16, 35],
  });
  const size = { width: 1440, height: 900 };
  const { page, complaints, close } = await openVisitor(browser, stack.url, locale, size, kept);
  await page.goto("/transporter/dashboard");
  await page.getByText(textsOf("transport", locale)("today.empty")).waitFor();
  await look(page, `driver-today-${locale}-1440`);
  await page.goto("/transporter/badge");
  await page.getByRole("img", { name: /QR/ }).waitFor();
  await look(page, `badge-${locale}-1440`);
  expect(complaints).toEqual([]);
  await close();
});
