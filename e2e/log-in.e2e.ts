import {
  addMember,
  buildOrganisation,
  buildPoint,
  buildUser,
} from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alive } from "./support/bars.ts";
import { openBrowser, openVisitor } from "./support/browser.ts";
import { shownIn } from "./support/languages.ts";
import { kept, logInWithCode, password, typeCode, typeLogin } from "./support/log-in.ts";
import { look } from "./support/looks.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;
let passwordHash: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  mailbox = openMailbox(stack.catcher);
  passwordHash = await hash(password);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

const at = (url: string): string => new URL(url).pathname + new URL(url).search;

describe.each(shownIn.map((locale, index) => ({ locale, index })))(
  "in $locale on a small phone",
  ({ locale, index }) => {
    const text = textsOf("session", locale);
    const open = () => openVisitor(browser, stack.url, locale);
    const number = (n: number): string => `0${5 + index}50${n}00000`;

    test("[S-01] [S-02] [K-06] a citizen logs in with a password, and out again", async () => {
      const phone = number(1);
      await buildUser(stack.database.db, { phone: kept(phone), passwordHash });
      const { page, complaints, close } = await open();
      await page.goto("/login");
      await look(page, `login-citizen-${locale}`);
      await typeLogin(page, locale, phone);
      await page.waitForURL("**/consumer/dashboard");
      const stored = () => page.evaluate(() => ({ ...localStorage }));
      expect(await stored()).toMatchObject({
        "auth._token.local": expect.any(String),
        "auth.strategy": "local",
      });
      await page.goto("/logout");
      await page.waitForURL("**/login");
      expect(Object.keys(await stored()).filter((key) => key.startsWith("auth."))).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    });

    test("a citizen without a password logs in with a code", async () => {
      const phone = number(2);
      await buildUser(stack.database.db, { phone: kept(phone) });
      const { page, complaints, close } = await open();
      await page.goto("/login");
      // A form that is sent early waits for the page to come alive; this button sends none.
      await alive(page);
      await page.getByLabel(text("login")).fill(phone);
      await page.getByRole("button", { name: text("useCode") }).click();
      await page.getByLabel(text("code.heading")).waitFor();
      await look(page, `login-code-${locale}`);
      await typeCode(page, locale, await mailbox.code(kept(phone)));
      await page.waitForURL("**/consumer/dashboard");
      expect(complaints).toEqual([]);
      await close();
    });

    test("a point proves a new phone once, and the phone is known from then on", async () => {
      const phone = number(3);
      const { db } = stack.database;
      const owner = await buildUser(db, { phone: kept(phone), passwordHash, roles: ["point"] });
      await buildPoint(db, { ownerId: owner.id });
      const { page, complaints, close } = await open();
      await page.goto("/collection-point/login");
      await look(page, `login-point-${locale}`);
      await typeLogin(page, locale, phone);
      await page.getByLabel(text("code.heading")).waitFor();
      await look(page, `login-second-step-${locale}`);
      await typeCode(page, locale, await mailbox.code(kept(phone)));
      await page.waitForURL("**/collection-point/dashboard");
      await page.goto("/logout");
      await page.waitForURL("**/login");
      await page.goto("/collection-point/login");
      await typeLogin(page, locale, phone);
      await page.waitForURL("**/collection-point/dashboard");
      // What was under way when the session ended was refused, as it should be.
      expect(complaints.filter((line) => !line.includes("status of 401"))).toEqual([]);
      await close();
    });

    test("[G-17] [C-30] a transporter comes and leaves through the transporters' door", async () => {
      const phone = number(4);
      await buildUser(stack.database.db, {
        phone: kept(phone),
        passwordHash,
        roles: ["transporter"],
      });
      const { page, complaints, close } = await open();
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await page.goto("/transporter/login");
      await look(page, `login-transporter-${locale}`);
      await logInWithCode(page, locale, phone, mailbox);
      // Somebody without a file yet is led to it.
      await page.waitForURL("**/transporter/profile");
      await page.goto("/logout");
      await page.waitForURL("**/transporter/login");
      expect(calls).toContain("/api/transporter/logout");
      expect(complaints).toEqual([]);
      await close();
    });

    test("[S-03] an organisation signs in by cookie, and out to the site root", async () => {
      const email = `office.${locale}@example.com`;
      await buildOrganisation(stack.database.db, { email, passwordHash });
      const { page, complaints, close } = await open();
      await page.goto("/officepack/auth/signin");
      await look(page, `login-organisation-${locale}`);
      await page.getByLabel(text("organisation.email")).fill(email);
      await page.getByLabel(text("password.label"), { exact: true }).fill(password);
      await page.getByRole("button", { name: text("submit"), exact: true }).click();
      await page.waitForURL("**/officepack/dashboard");
      // No script can read what opens the session.
      expect(await page.evaluate(() => document.cookie)).not.toContain("organisation");
      await page.goto("/signout");
      await page.waitForURL((url) => url.pathname === "/");
      expect(complaints).toEqual([]);
      await close();
    });
  },
);

describe("guards in a real browser", () => {
  const visitAs = async (phone: string, path: string, expected: string): Promise<void> => {
    const { page, close } = await openVisitor(browser, stack.url, "fr");
    await page.goto("/login");
    await typeLogin(page, "fr", phone);
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto(path);
    await expect.poll(() => at(page.url())).toBe(expected);
    await close();
  };

  test("[G-10] somebody who is signed in is led from the login to their own page", async () => {
    const phone = "0599000001";
    await buildUser(stack.database.db, { phone: kept(phone), passwordHash });
    await visitAs(phone, "/login", "/consumer/dashboard");
    await visitAs(phone, "/userone", "/consumer/dashboard");
  });

  test("[G-20] a collaborator reaches the counter; once removed, no more", async () => {
    const phone = "0599000002";
    const { db } = stack.database;
    const { id: pointId } = await buildPoint(db);
    const person = await buildUser(db, { phone: kept(phone), passwordHash });
    await addMember(db, pointId, person.id, "collaborator");
    const { page, close } = await openVisitor(browser, stack.url, "fr");
    await page.goto("/collection-point/login");
    await logInWithCode(page, "fr", phone, mailbox);
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    await page.goto("/collection-point/intake");
    await page.getByLabel(textsOf("deposits", "fr")("intake.codeLabel")).waitFor();
    await db
      .updateTable("point_members")
      .set({ removed_at: new Date() })
      .where("user_id", "=", person.id)
      .execute();
    await page.goto("/collection-point/intake");
    await expect.poll(() => at(page.url())).toBe("/");
    await close();
  });

  test("[S-04] signing in leads on, signing out ends every open private page, and public ones stay", async () => {
    const phone = "0599000004";
    await buildUser(stack.database.db, { phone: kept(phone), passwordHash });
    const { page, close } = await openVisitor(browser, stack.url, "fr");
    const [open, other] = [await page.context().newPage(), await page.context().newPage()];
    await page.goto("/login");
    await typeLogin(page, "fr", phone);
    await page.waitForURL("**/consumer/dashboard");
    await open.goto("/globalLegal/terms");
    await other.goto("/logout");
    await other.waitForURL("**/login");
    await page.waitForURL("**/login");
    expect(at(open.url())).toBe("/globalLegal/terms");
    await close();
  });

  test("[S-08] thirty ways to be led away from the site after a log-in lead nowhere", async () => {
    const phone = "0599000003";
    await buildUser(stack.database.db, { phone: kept(phone), passwordHash });
    const tricks = [
      "//evil.example",
      "///evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/\t/evil.example",
      "/\n/evil.example",
      "\u0000//evil.example",
      "https://evil.example",
      "https:evil.example",
      "HTTPS://evil.example",
      "http:/evil.example",
      "javascript:alert(1)",
      "java\nscript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:msgbox(1)",
      "blob:https://evil.example/1",
      "file:///etc/passwd",
      "ftp://evil.example",
      "evil.example",
      "@evil.example",
      " //evil.example",
      "\u00A0//evil.example",
      "//%65vil.example",
      "//evil%E3%80%82example",
      "/\u0009\\evil.example",
      "?next=//evil.example",
      "#//evil.example",
      "//127.0.0.1:1/",
      "///////evil.example",
      "\\/evil.example",
    ];
    expect(tricks.length).toBeGreaterThanOrEqual(30);
    const { page, close } = await openVisitor(browser, stack.url, "fr");
    await page.goto("/login");
    const left: string[] = [];
    page.on("framenavigated", (frame) => {
      if (!frame.url().startsWith(stack.url)) left.push(frame.url());
    });
    for (const trick of tricks) {
      await page.evaluate((path) => sessionStorage.setItem("auth.redirect", path), trick);
      await page.goto("/login");
      await typeLogin(page, "fr", phone);
      await page.waitForURL("**/consumer/dashboard");
      await page.goto("/logout");
      await page.waitForURL("**/login");
    }
    expect(left).toEqual([]);
    await close();
    // Thirty log-ins one after the other.
  }, 300_000);
});
