import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buildPoint, buildUser } from "@app/database/testing/builders";
import { hash } from "@node-rs/argon2";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeepingBrowser, openVisitor } from "./support/browser.ts";
import { logInWithCode, password } from "./support/log-in.ts";
import { type Mailbox, openMailbox } from "./support/mailbox.ts";
import { startStack, type Stack } from "./support/stack.ts";

const phone = "0550000001";

/**
 * Kilobytes over the wire at a first visit in French, compressed as sent, until the page is at
 * rest. `own` are the scripts but those with the code of others alone: libraries, schemas, and what
 * the build tools add. Raised only with a reason in the commit; lowered whenever a page gets lighter.
 */
const budgets = {
  "/": { script: 110, own: 15, stylesheet: 19.8, font: 77 },
  "/login": { script: 148, own: 42.5, stylesheet: 19.8, font: 77 },
  "/signup/citizen": { script: 158.5, own: 53, stylesheet: 19.8, font: 77 },
  "/consumer/dashboard": { script: 181, own: 76, stylesheet: 19.8, font: 77 },
  "/collection-point/dashboard": { script: 170.5, own: 65, stylesheet: 19.8, font: 77 },
  "/collection-point/intake": { script: 178.5, own: 73.5, stylesheet: 19.8, font: 77 },
};

type Kind = "script" | "own" | "stylesheet" | "font";

const ofOthers = /\/assets\/(libraries|zod|rolldown-runtime|entry\.client)-/;
/** The last that a page asks for by itself. */
const whenAtRest = /\/version\.json/;

let stack: Stack;
let browser: Browser;
let mailbox: Mailbox;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  mailbox = openMailbox(stack.catcher);
  const { db } = stack.database;
  const owner = await buildUser(db, {
    phone: `+213${phone.slice(1)}`,
    passwordHash: await hash(password),
    roles: ["citizen", "point"],
  });
  await buildPoint(db, { ownerId: owner.id });
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** As many bytes as the file has on the wire for a browser of today. */
const bytesOf = async (url: string): Promise<number> => {
  const [answer] = (await once(get(url, { headers: { "accept-encoding": "br" } }), "response")) as [
    IncomingMessage,
  ];
  expect([url, answer.statusCode]).toEqual([url, 200]);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
};

/**
 * What a page weighs by kind, in kilobytes of 1,000 bytes. Each file counts once: the service worker
 * fetches some again, and what the browser then says of their sizes is different each time.
 */
const weighPage = async (page: Page, path: string): Promise<Record<Kind, number>> => {
  const files = new Map<string, Kind>();
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    if (kind === "script" || kind === "stylesheet" || kind === "font") {
      files.set(request.url(), kind);
    }
  });
  const atRest = page.waitForEvent("requestfinished", (request) => whenAtRest.test(request.url()));
  await page.goto(path, { waitUntil: "networkidle" }).catch((error: unknown) => {
    // An open live stream never goes idle; by then everything else has arrived.
    if (!String(error).includes("Timeout")) throw error;
  });
  await atRest;
  const weight = { script: 0, own: 0, stylesheet: 0, font: 0 };
  for (const [url, kind] of files) {
    const kilobytes = (await bytesOf(url)) / 1000;
    weight[kind] += kilobytes;
    if (kind === "script" && !ofOthers.test(url)) weight.own += kilobytes;
  }
  return weight;
};

/** Signed in elsewhere, so that the measured page starts with an empty cache; once, as codes are few. */
const signIn = async () => {
  const visitor = await openVisitor(browser, stack.url, "fr");
  await visitor.page.goto("/login");
  await logInWithCode(visitor.page, "fr", phone, mailbox);
  await visitor.page.waitForURL("**/consumer/dashboard");
  const state = await visitor.page.context().storageState();
  await visitor.close();
  return state;
};
let signedIn: ReturnType<typeof signIn> | undefined;

test.each(Object.keys(budgets) as (keyof typeof budgets)[])(
  "%s stays within its weight",
  async (path) => {
    const isPrivate = path.startsWith("/co");
    const context = await browser.newContext({
      baseURL: stack.url,
      locale: "fr",
      ...(isPrivate && { storageState: await (signedIn ??= signIn()) }),
    });
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(6000);
    const weight = await weighPage(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
    console.log(
      path,
      Object.entries(weight)
        .map(([kind, size]) => `${kind} ${size.toFixed(2)} KB`)
        .join(", "),
    );
    for (const [kind, limit] of Object.entries(budgets[path])) {
      expect([kind, weight[kind as Kind]]).toSatisfy(
        ([, size]: [string, number]) => size > 0 && size <= limit,
      );
    }
  },
);
